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

// Runs Lighthouse (mobile, simulated throttling) on every page and on the same page without its scripts. The two take
// turns, so that other work on the machine slows both. Timings are judged as ratios only; it fails above the limits.
// npm run bench:pages -- [--runs=5] [--pages=/,/Dining] [--no-stripped] [--beside=http://localhost:4321/ ...]

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: [...Object.values(pagePaths), "/nowhere"].join() },
    "no-stripped": { type: "boolean", default: false },
    /** Addresses of other sites to measure in the same run. */
    beside: { type: "string", multiple: true, default: [] },
  },
});
const runs = Number(options.runs);
const release = readManifest(currentRelease());
/** Each page in every language, one after the other, with the same page in the first language. */
const pages = options.pages.split(",").flatMap((first) =>
  ["", ...Object.keys(release.inquiry.editions ?? {})].map((edition) => ({
    page: addressIn(edition, first),
    first,
  })),
);
const withStripped = !options["no-stripped"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

const scratch = mkdtempSync(join(tmpdir(), "bench-pages-"));
const full = await serveRelease({ SITE_DIR: currentRelease(), DATA_DIR: join(scratch, "full") });
const stripped = withStripped
  ? await serveRelease({ SITE_DIR: await strippedCopy(), DATA_DIR: join(scratch, "stripped") })
  : undefined;
const lighthouse = await openLighthouse(findBrowser());

type Figures = Record<(typeof categories)[number] | (typeof timings)[number] | "bytes" | "requests", number>;
const measured = new Map<string, Figures[]>();
try {
  for (let run = 0; run < runs; run++) {
    for (const { page } of pages) {
      await measure(page, full.address + page);
      if (stripped) await measure(withoutScripts(page), stripped.address + page);
    }
    for (const address of options.beside) await measure(address, address);
  }
} finally {
  await lighthouse.close();
  await full.stop();
  await stripped?.stop();
  rmSync(scratch, { recursive: true, force: true });
}

const median = (key: keyof Figures, name: string) =>
  (measured.get(name) ?? []).map((each) => each[key]).sort((a, b) => a - b)[Math.floor(runs / 2)] ??
  Number.NaN;
const lowest = (name: string) =>
  Math.min(...(measured.get(name) ?? []).flatMap((each) => categories.map((key) => each[key])));

console.log(`\nMedians of ${runs} runs, Lighthouse mobile with simulated throttling`);
// Ratios of the LCP: to the same page in the first language, and to the page without scripts ("bare").
console.log(
  "page            perf  a11y  best   seo  lowest   FCP ms   LCP ms  TBT ms    CLS     KiB  to first  to bare  bare TBT  bare perf",
);
for (const { page, first } of [...pages, ...options.beside.map((page) => ({ page, first: page }))]) {
  const scores = categories.map((key) => pad(median(key, page), 6)).join("");
  const bare = withoutScripts(page);
  const ratioTo = (other: string) =>
    median("largest-contentful-paint", page) / median("largest-contentful-paint", other);
  const bareBlocking = median("total-blocking-time", bare);
  const isSlow =
    ratioTo(bare) > 1.05 ||
    median("total-blocking-time", page) > 1.5 * bareBlocking + 20 ||
    median("performance", page) < median("performance", bare) - 1;
  if (isSlow) process.exitCode = 1;
  console.log(
    page.padEnd(14) +
      scores +
      pad(lowest(page), 8) +
      pad(median("first-contentful-paint", page), 9) +
      pad(median("largest-contentful-paint", page), 9) +
      pad(median("total-blocking-time", page), 8) +
      pad(median("cumulative-layout-shift", page), 7, 3) +
      pad(median("bytes", page) / 1024, 8) +
      pad(ratioTo(first), 10, 3) +
      (measured.has(bare)
        ? pad(ratioTo(bare), 9, 3) + pad(bareBlocking, 10) + pad(median("performance", bare), 11)
        : "") +
      (isSlow ? "  TOO SLOW" : ""),
  );
}

function withoutScripts(page: string): string {
  return `${page} without scripts`;
}

function pad(value: number, width: number, digits = 0): string {
  return value.toFixed(digits).padStart(width);
}

async function measure(name: string, address: string): Promise<void> {
  const figures = figuresOf(await lighthouse.measure(address));
  measured.set(name, [...(measured.get(name) ?? []), figures]);
  process.stdout.write(".");
}

function figuresOf(result: LighthouseResult): Figures {
  const scores = categories.map((key) => [key, Math.round((result.categories[key]?.score ?? 0) * 100)]);
  const values = timings.map((key) => [key, result.audits[key]?.numericValue ?? Number.NaN]);
  const items = result.audits["network-requests"]?.details?.items ?? [];
  const bytes = items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return Object.fromEntries([...scores, ...values, ["bytes", bytes], ["requests", items.length]]) as Figures;
}

/** A copy of the site without script elements. */
async function strippedCopy(): Promise<string> {
  const copy = join(scratch, "site");
  cpSync(currentRelease(), copy, { recursive: true });
  for (const { file } of Object.values({ ...release.pages, ...release.errors })) {
    const path = join(copy, "client", file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, ""));
  }
  await compressSite(join(copy, "client"));
  return copy;
}
