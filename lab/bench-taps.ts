import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { currentRelease } from "#site-build/site-folder.ts";
import { findBrowser } from "../tests/run/find-browser.ts";
import { serveRelease } from "../tests/site/serve.ts";

// Measures how long a phone at a quarter of this machine's speed takes from a tap until the next paint (Event Timing,
// in steps of 8 ms). After a tap on a link that paint must be the new page. An empty page's tap is measured in the same
// run: compare the ratios, not the milliseconds.
// npm run bench:taps -- [--runs=5] [--slower=4]

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" }, slower: { type: "string", default: "4" } },
});
const runs = Number(options.runs);

interface Tap {
  name: string;
  path: string;
  /** Brings the page into the state before the tap. */
  before?: (page: Page) => Promise<unknown>;
  /** What is tapped. */
  target: (page: Page) => ReturnType<Page["locator"]>;
  /** The page that the next paint must show. */
  opens?: string;
}

const firstDetails = (page: Page) => page.getByRole("button", { name: "MORE DETAILS" }).first();
const taps: Tap[] = [
  {
    name: "popup's close",
    path: "/",
    target: (page) => page.locator("dialog[open] form[method=dialog] button"),
  },
  {
    name: "hero's dot",
    path: "/",
    target: (page) => page.locator("main section").first().locator("[role=group] button").nth(2),
  },
  { name: "Pause motion", path: "/", target: (page) => page.locator("section.dark button").first() },
  { name: "menu", path: "/", target: (page) => page.locator("button[popovertarget]") },
  {
    name: "picture of the gallery",
    path: "/",
    before: (page) => page.locator("main li figure button").first().scrollIntoViewIfNeeded(),
    target: (page) => page.locator("main li figure button").first(),
  },
  {
    name: "MORE DETAILS",
    path: "/Packages",
    before: (page) => firstDetails(page).scrollIntoViewIfNeeded(),
    target: firstDetails,
  },
  {
    name: "the dialog's close",
    path: "/Packages",
    before: async (page) => {
      await firstDetails(page).tap();
      await page.waitForTimeout(1000);
    },
    target: (page) => page.locator("dialog[open] form[method=dialog] button"),
  },
  ...[
    ["/", "/AboutUs"],
    ["/AboutUs", "/Contact"],
    ["/Packages", "/"],
  ].map(([path = "", opens = ""]): Tap => {
    const target = (page: Page) => page.locator(`footer a[href="${opens}"]`).first();
    const before = async (page: Page) => {
      await target(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(1000);
    };
    return { name: `${path} to ${opens}`, path, before, target, opens };
  }),
];

const scratch = mkdtempSync(join(tmpdir(), "bench-taps-"));
const service = await serveRelease({ SITE_DIR: currentRelease(), DATA_DIR: scratch });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? "",
  args: ["--disable-gpu", "--force-effective-connection-type=4G"],
});
const measured = new Map<string, number[]>();
const note = (name: string, ms: number) => measured.set(name, [...(measured.get(name) ?? []), ms]);
try {
  for (let run = 0; run < runs; run++) {
    note("an empty page", await emptyTap(browser));
    for (const tap of taps) note(tap.name, await tapOf(browser, tap));
    process.stdout.write(".");
  }
} finally {
  await browser.close();
  await service.stop();
  rmSync(scratch, { recursive: true, force: true });
}

const median = (name: string) => {
  const sorted = [...(measured.get(name) ?? [])].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
const least = Math.max(8, median("an empty page"));
console.log(
  `\nMedians of ${runs} taps at 1/${options.slower} of the speed, in ms, and as multiples of an empty page's tap`,
);
for (const name of measured.keys())
  console.log(
    `${name.padEnd(24)}${String(Math.round(median(name))).padStart(6)}${(median(name) / least).toFixed(1).padStart(8)}`,
  );

async function openPhone(where: Browser, address: string): Promise<Page> {
  const page = await where.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  await page.goto(address);
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: Number(options.slower) });
}

async function openSite(where: Browser, path: string): Promise<Page> {
  const page = await openPhone(where, service.address + path);
  await page.locator("#page-name[data-path]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  // Sections below the fold are laid out, and other pages' scripts loaded, in idle moments.
  await page.waitForTimeout(1500);
  return page;
}

async function emptyTap(where: Browser): Promise<number> {
  const page = await openPhone(
    where,
    "data:text/html,<meta name=viewport content=width=device-width><button>Tap</button>",
  );
  const ms = await measureTap(page, page.locator("button"));
  await page.close();
  return ms;
}

async function tapOf(where: Browser, { name, path, before, target, opens }: Tap): Promise<number> {
  const page = await openSite(where, path);
  await before?.(page);
  await page.evaluate(() => {
    addEventListener("click", () => {
      const root = document.documentElement;
      requestAnimationFrame(() => {
        root.dataset.painted = document.getElementById("page-name")?.dataset.path ?? "";
      });
    });
  });
  const ms = await measureTap(page, target(page));
  const painted = await page.locator("html").getAttribute("data-painted");
  if (opens && painted !== opens) throw new Error(`${name}: the paint after the tap still shows ${painted}.`);
  await page.close();
  return ms;
}

/** The longest event of the tap. Events below 16 ms are not reported: they count as 8. */
async function measureTap(page: Page, target: ReturnType<Page["locator"]>): Promise<number> {
  await page.evaluate(() => {
    const events: PerformanceEntry[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) events.push(entry);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.waitForTimeout(500);
  await slowDown(page);
  await target.tap();
  await page.waitForTimeout(1500);
  return page.evaluate(() =>
    Math.max(
      8,
      ...(window as unknown as { events: PerformanceEntry[] }).events.map(({ duration }) => duration),
    ),
  );
}
