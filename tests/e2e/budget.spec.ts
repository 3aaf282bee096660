import type { CDPSession } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// A mid-range phone. Counts the transferred bytes, headers included.
test.use({
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

const kibi = 1024;
const budgets = { firstViewBytes: 180 * kibi, firstViewRequests: 9, wholeHomeBytes: 450 * kibi };

interface Transfer {
  address: string;
  bytes: number;
  ended: boolean;
}

async function countTransfers(session: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http"))
      transfers.set(requestId, { address: request.url, bytes: 0, ended: false });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, ended: true });
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.ended = true;
  });
  return transfers;
}

function sum(transfers: Iterable<Transfer>): number {
  return [...transfers].reduce((total, { bytes }) => total + bytes, 0);
}

test("Home on a phone: the first view and the whole page within their budgets", async ({ page, baseURL }) => {
  // Without idle time the script does not start, so only the first view is measured. A key press starts it later.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const transfers = await countTransfers(await page.context().newCDPSession(page));
  const answer = await page.goto("/");
  expect(answer?.headers()["content-encoding"]).toBe("br");
  await page.waitForLoadState("networkidle");
  const first = [...transfers.values()];
  for (const { address, bytes } of first) console.log(`  ${bytes} ${new URL(address).pathname}`);
  console.log(
    `First view of Home: ${sum(first)} of ${budgets.firstViewBytes} bytes, ${first.length} requests`,
  );
  expect.soft(sum(first)).toBeLessThanOrEqual(budgets.firstViewBytes);
  expect.soft(first.length).toBeLessThanOrEqual(budgets.firstViewRequests);

  await page.keyboard.press("Shift");
  await expect(page.locator("#page-name[data-path]")).toBeAttached();
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < tall; y += 600) {
    await page.evaluate(
      (top) =>
        new Promise((drawn) => {
          scrollTo(0, top);
          requestAnimationFrame(() => requestAnimationFrame(drawn));
        }),
      y,
    );
  }
  await expect.poll(() => [...transfers.values()].every(({ ended }) => ended)).toBe(true);
  const all = [...transfers.values()];
  for (const { address, bytes } of all.slice(first.length))
    console.log(`  ${bytes} ${new URL(address).pathname}`);
  console.log(
    `Home scrolled to its end: ${sum(all)} of ${budgets.wholeHomeBytes} bytes, ${all.length} requests`,
  );
  expect.soft(sum(all)).toBeLessThanOrEqual(budgets.wholeHomeBytes);
  expect(all.filter(({ address }) => !address.startsWith(baseURL ?? ""))).toEqual([]);
});
