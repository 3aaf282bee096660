import type { Request } from "@playwright/test";
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
const budgets = { firstViewBytes: 205 * kibi, firstViewRequests: 9, wholeHomeBytes: 600 * kibi };

test("Home on a phone: the first view and the whole page within their budgets", async ({ page }) => {
  // Without idle time the script does not start, so only the first view is measured. A key press starts it later.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  /** The bytes of all requests, headers included, when they have ended. */
  async function transferred() {
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize: body, responseHeadersSize: head }) => sum + body + head, 0);
  }
  const answer = await page.goto("/");
  expect(answer?.headers()["content-encoding"]).toBe("br");
  const first = await transferred();
  console.log(`First view of Home: ${first} of ${budgets.firstViewBytes} bytes, ${requests.length} requests`);
  expect.soft(first).toBeLessThanOrEqual(budgets.firstViewBytes);
  expect.soft(requests.length).toBeLessThanOrEqual(budgets.firstViewRequests);

  await waitForHydration(page);
  await scrollThrough(page);
  // A busy machine may not have turned them all yet.
  const hero = page.getByRole("main").locator("section").first().locator("picture img");
  const loaded = () =>
    hero.evaluateAll(
      (all) => all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0).length,
    );
  await expect.poll(loaded).toBe(content.home.hero.pictures.length);
  const whole = await transferred();
  console.log(`Home to its end: ${whole} of ${budgets.wholeHomeBytes} bytes, ${requests.length} requests`);
  expect.soft(whole).toBeLessThanOrEqual(budgets.wholeHomeBytes);
});

// A rule for the root with `:has` that styles a descendant, or changes the root's background, would restyle the whole page.
// On a slow phone that took 80 ms for each of the six stylesheets, and 60 ms when the popup was closed.
test("neither a prefetched stylesheet nor closing the popup restyles the whole page @long", async ({
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
