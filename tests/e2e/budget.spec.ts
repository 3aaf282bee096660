import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { scrollThrough, waitForHydration } from "./visit.ts";

// A mid-range phone. Counts the transferred bytes, headers included.
test.use({
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

const kibi = 1024;
const budgets = { firstViewBytes: 180 * kibi, firstViewRequests: 9, wholeHomeBytes: 450 * kibi };

test("Home on a phone: the first view and the whole page within their budgets", async ({ page }) => {
  // Without idle time the script does not start, so only the first view is measured. A key press starts it later.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const asked = new Set<string>();
  let bytes = 0;
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) asked.add(requestId);
  });
  const ended = new Set<string>();
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    ended.add(requestId);
    bytes += encodedDataLength;
  });
  const answer = await page.goto("/");
  expect(answer?.headers()["content-encoding"]).toBe("br");
  await page.waitForLoadState("networkidle");
  const allHaveEnded = () => expect.poll(() => asked.difference(ended).size).toBe(0);
  await allHaveEnded();
  console.log(`First view of Home: ${bytes} of ${budgets.firstViewBytes} bytes, ${asked.size} requests`);
  expect.soft(bytes).toBeLessThanOrEqual(budgets.firstViewBytes);
  expect.soft(asked.size).toBeLessThanOrEqual(budgets.firstViewRequests);

  await waitForHydration(page);
  await scrollThrough(page);
  // A busy machine may not have turned them all yet.
  const hero = page.getByRole("main").locator("section").first().locator("picture img");
  const loaded = () =>
    hero.evaluateAll(
      (all) => all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0).length,
    );
  await expect.poll(loaded).toBe(content.home.hero.pictures.length);
  await page.waitForLoadState("networkidle");
  await allHaveEnded();
  console.log(
    `Home scrolled to its end: ${bytes} of ${budgets.wholeHomeBytes} bytes, ${asked.size} requests`,
  );
  expect.soft(bytes).toBeLessThanOrEqual(budgets.wholeHomeBytes);
});
