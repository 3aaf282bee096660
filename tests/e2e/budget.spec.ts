import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { scrollThrough, visitAtRest, waitForHydration } from "./visit.ts";

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

// A `:has` of the root that styles something below it, or changes the root's background, does so: each of the six sheets
// cost a slow phone 80 ms, and the popup's close 60.
test("a sheet that comes ahead and the popup's close do not make the browser compute all styles again @long", async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAtRest(page, "/");
  const loadedAhead = page.locator("link[rel=stylesheet]:not([disabled], [media])");
  await expect(loadedAhead.first()).toBeAttached();
  const elements = await page.locator("*").count();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await loadedAhead.first().evaluate(async (link) => {
    const ahead = link.cloneNode();
    const loaded = new Promise((resolve) => ahead.addEventListener("load", resolve));
    document.head.append(ahead);
    await loaded;
    document.querySelector<HTMLElement>("dialog[open] [method=dialog] button")?.click();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await expect(page.getByRole("dialog")).toBeHidden();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const computed: number[] = traceEvents.flatMap(
    ({ name, args }: { name: string; args: { elementCount?: number } }) =>
      name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : [],
  );
  expect(computed.length).toBeGreaterThan(0);
  expect(Math.max(...computed)).toBeLessThan(elements / 4);
});
