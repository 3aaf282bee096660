import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import { findBrowser } from "../tests/run/find-browser.ts";
import { serveRelease } from "../tests/site/serve.ts";

// Measures the time from a tap to the next paint on a phone with a quarter of this machine's speed (Event Timing, in steps of
// 8 ms). After a tap on a link, that paint must show the new page. A tap on an empty page is measured in the same run: compare
// the ratios, because the milliseconds depend on the machine.
// npm run bench:taps -- [--runs=5]

const { runs } = parseArgs({ options: { runs: { type: "string", default: "5" } } }).values;

interface Tap {
  path: string;
  /** The Playwright selector of what is tapped. */
  target: string;
  /** The selector of what is tapped before, without being measured. */
  first?: string;
  /** The page that the next paint must show. */
  opens?: string;
}

const close = "dialog[open] form[method=dialog] button";
const details = "role=button[name='MORE DETAILS'] >> nth=0";
const linkTo = (opens: string) => ({ target: `footer a[href="${opens}"] >> nth=0`, opens });
const taps: Record<string, Tap> = {
  "popup's close": { path: "/", target: close },
  "hero's dot": { path: "/", target: "main section >> nth=0 >> [role=group] button >> nth=2" },
  "Pause motion": { path: "/", target: "section.dark button >> nth=0" },
  menu: { path: "/", target: "button[popovertarget]" },
  "picture of the gallery": { path: "/", target: "main li figure button >> nth=0" },
  "MORE DETAILS": { path: "/Packages", target: details },
  "the dialog's close": { path: "/Packages", first: details, target: close },
  "/ to /AboutUs": { path: "/", ...linkTo("/AboutUs") },
  "/AboutUs to /Contact": { path: "/AboutUs", ...linkTo("/Contact") },
  "/Packages to /": { path: "/Packages", ...linkTo("/") },
};

const emptyPage = "data:text/html,<meta name=viewport content=width=device-width><button>Tap</button>";
const service = await serveRelease();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--disable-gpu", "--force-effective-connection-type=4G"],
});
const measured: { name: string; ms: number }[] = [];
try {
  for (let run = 0; run < Number(runs); run++) {
    await using empty = await openPhone(emptyPage);
    measured.push({ name: "an empty page", ms: await measureTap(empty, "button") });
    for (const [name, tap] of Object.entries(taps)) measured.push({ name, ms: await tapOnSite(tap) });
  }
} finally {
  await browser.close();
  await service.stop();
}

const medians = Object.entries(Object.groupBy(measured, ({ name }) => name)).map(([name, all = []]) => {
  const sorted = all.map(({ ms }) => ms).sort((a, b) => a - b);
  return { name, ms: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN };
});
const emptyPageMs = medians[0]?.ms ?? Number.NaN;
console.log(`Medians of ${runs} taps at a quarter of the speed`);
console.table(medians.map((row) => ({ ...row, timesEmpty: (row.ms / emptyPageMs).toFixed(1) })));

async function openPhone(url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  await page.goto(url);
  return page;
}

async function tapOnSite({ path, first, target, opens }: Tap): Promise<number> {
  await using page = await openPhone(service.address + path);
  await page.waitForFunction(() => !("replayTap" in window));
  await page.waitForLoadState("networkidle");
  // Waits until the idle page has laid out the sections below the fold and prefetched the scripts of other pages.
  await page.waitForTimeout(1500);
  if (first) await page.locator(first).tap();
  await page.locator(target).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    addEventListener("click", () => {
      const root = document.documentElement;
      requestAnimationFrame(() => {
        root.dataset.painted = document.querySelector<HTMLAnchorElement>("header [aria-current]")?.pathname;
      });
    });
  });
  const ms = await measureTap(page, target);
  const painted = await page.locator("html").getAttribute("data-painted");
  if (opens && painted !== opens)
    throw new Error(`${opens}: the paint after the tap still shows ${painted}.`);
  return ms;
}

/** The longest event of the tap, in milliseconds. Events below 16 ms are not reported, and count as 8. */
async function measureTap(page: Page, target: string): Promise<number> {
  await page.evaluate(() => {
    const events: PerformanceEntry[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) events.push(entry);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.locator(target).tap();
  await page.waitForTimeout(1500);
  return page.evaluate(() =>
    Math.max(
      8,
      ...(window as unknown as { events: PerformanceEntry[] }).events.map(({ duration }) => duration),
    ),
  );
}
