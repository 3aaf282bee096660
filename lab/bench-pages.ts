import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readManifest } from "#release/releases.ts";
import { addressIn, pagePaths } from "#shared/pages.ts";
import { compressSite } from "#site-build/compress.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { findBrowser } from "../tests/run/find-browser.ts";
import { serveRelease } from "../tests/site/serve.ts";
import { type LighthouseResult, openLighthouse } from "./lighthouse/open-lighthouse.ts";

// Runs Lighthouse (mobile, simulated throttling) on every page and on the same page without its scripts ("bare"). The two
// take turns, so that other work on the machine slows both. Timings are judged as ratios only; it fails above the limits.
// npm run bench:pages -- [--runs=5] [--pages=/,/Dining] [--beside=http://localhost:4321/ ...]

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: [...Object.values(pagePaths), "/nowhere"].join() },
    /** Addresses of other sites to measure in the same run. */
    beside: { type: "string", multiple: true, default: [] },
  },
});
const runs = Number(options.runs);
const release = readManifest(currentRelease());
const editions = ["", ...Object.keys(release.inquiry.editions ?? {})];
const pages = options.pages.split(",").flatMap((page) => editions.map((each) => addressIn(each, page)));

const copy = mkdtempSync(join(tmpdir(), "bench-pages-"));
const full = await serveRelease({ SITE_DIR: currentRelease() });
await copyBare();
const bare = await serveRelease({ SITE_DIR: copy });
const lighthouse = await openLighthouse(findBrowser());

type Figures = ReturnType<typeof figuresOf>;
const measured = new Map<string, Figures[]>();
const bareNameOf = (page: string) => `${page} bare`;
try {
  for (let run = 0; run < runs; run++) {
    for (const page of pages) {
      await measure(page, full.address + page);
      await measure(bareNameOf(page), bare.address + page);
    }
    for (const address of options.beside) await measure(address, address);
  }
} finally {
  await lighthouse.close();
  await full.stop();
  await bare.stop();
  rmSync(copy, { recursive: true, force: true });
}

const table = Object.fromEntries([...pages, ...options.beside].map((page) => [page, rowOf(page)]));
console.log(`\nMedians of ${runs} runs, times in ms; "toBare" is the ratio of the LCP.`);
console.table(table);
if (Object.values(table).some(({ isSlow }) => isSlow)) process.exitCode = 1;

async function measure(name: string, address: string): Promise<void> {
  const figures = figuresOf(await lighthouse.measure(address));
  measured.set(name, [...(measured.get(name) ?? []), figures]);
  process.stdout.write(".");
}

function figuresOf({ categories, audits }: LighthouseResult) {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const timing = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  return {
    perf: score("performance"),
    a11y: score("accessibility"),
    best: score("best-practices"),
    seo: score("seo"),
    fcp: timing("first-contentful-paint"),
    lcp: timing("largest-contentful-paint"),
    tbt: timing("total-blocking-time"),
    cls: timing("cumulative-layout-shift"),
    kib: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
  };
}

function rowOf(page: string) {
  const { cls, ...figures } = mediansOf(page);
  const without = mediansOf(bareNameOf(page));
  const toBare = figures.lcp / without.lcp;
  const lowest = (measured.get(page) ?? []).map(({ perf, a11y, best, seo }) =>
    Math.min(perf, a11y, best, seo),
  );
  return {
    ...Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Math.round(value)])),
    cls: cls.toFixed(3),
    lowest: Math.min(...lowest),
    toBare: toBare.toFixed(3),
    bareTbt: Math.round(without.tbt),
    barePerf: without.perf,
    isSlow: toBare > 1.05 || figures.tbt > 1.5 * without.tbt + 20 || figures.perf < without.perf - 1,
  };
}

/** NaN where nothing was measured: another site has no page without scripts. */
function mediansOf(name: string): Figures {
  const all = measured.get(name) ?? [];
  const median = (key: keyof Figures) =>
    all.map((each) => each[key]).sort((one, other) => one - other)[Math.floor(all.length / 2)];
  const keys = Object.keys(figuresOf({ categories: {}, audits: {} })) as (keyof Figures)[];
  return Object.fromEntries(keys.map((key) => [key, median(key) ?? Number.NaN])) as Figures;
}

/** A copy of the site without script elements. */
async function copyBare(): Promise<void> {
  cpSync(currentRelease(), copy, { recursive: true });
  for (const { file } of Object.values({ ...release.pages, ...release.errors })) {
    const path = join(copy, "client", file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, ""));
  }
  await compressSite(join(copy, "client"));
}
