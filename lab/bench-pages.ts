import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { createRelease, publishRelease, readManifest } from "#release/releases.ts";
import { pagePaths, pathInLocale } from "#shared/pages.ts";
import { compressSite } from "#site-build/compress.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { findBrowser } from "../tests/run/find-browser.ts";
import { serveRelease } from "../tests/site/serve.ts";

// Runs Lighthouse (mobile, simulated throttling) on every page, and on the same page without its scripts ("bare"). Runs of the
// two alternate, so that other work on the machine slows both. Fails if a ratio between them is above its limit.
// npm run bench:pages -- [--runs=5] [--pages=/,/Dining]

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: [...Object.values(pagePaths), "/nowhere"].join() },
  },
});
const release = readManifest(currentRelease());
const locales = ["", ...Object.keys(release.inquiry.editions ?? {})];
const pages = options.pages.split(",").flatMap((page) => locales.map((locale) => pathInLocale(locale, page)));
const timings = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
};
const scores = { perf: "performance", a11y: "accessibility", best: "best-practices", seo: "seo" };
type Figure = keyof typeof timings | keyof typeof scores;
const lighthouse = join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");
const chromeFlags =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run";
const flags = ["--quiet", "--output=json", "--ignore-status-code", `--chrome-flags=${chromeFlags}`];

const copy = mkdtempSync(join(tmpdir(), "bench-pages-"));
const full = await serveRelease();
await copyBare();
const bare = await serveRelease({ SITE_DIR: copy });
const rows: Record<string, Awaited<ReturnType<typeof measurePage>>> = {};
try {
  for (const page of pages) rows[page] = await measurePage(page);
} finally {
  await full.stop();
  await bare.stop();
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\nMedians of ${options.runs} runs, times in ms, beside those of the same page without scripts.`);
console.table(rows);
if (Object.values(rows).some(({ isSlow }) => isSlow)) process.exitCode = 1;

async function measurePage(page: string) {
  const measured = { full: [] as Record<Figure, number>[], bare: [] as Record<Figure, number>[] };
  for (let run = 0; run < Number(options.runs); run++) {
    measured.full.push(await measure(full.address + page));
    measured.bare.push(await measure(bare.address + page));
  }
  const median = (site: keyof typeof measured, figure: Figure) => {
    const sorted = measured[site].map((run) => run[figure]).sort((a, b) => a - b);
    return Number((sorted[sorted.length >> 1] ?? Number.NaN).toFixed(figure === "cls" ? 3 : 0));
  };
  const figures = Object.keys({ ...timings, ...scores }) as Figure[];
  const [bareLcp, bareTbt, barePerf] = [median("bare", "lcp"), median("bare", "tbt"), median("bare", "perf")];
  return {
    ...Object.fromEntries(figures.map((figure) => [figure, median("full", figure)])),
    bareLcp,
    bareTbt,
    barePerf,
    isSlow:
      median("full", "lcp") > 1.05 * bareLcp ||
      median("full", "tbt") > 1.5 * bareTbt + 20 ||
      median("full", "perf") < barePerf - 1,
  };
}

/** One run of Lighthouse. Times are in milliseconds, scores from 0 to 100. */
async function measure(url: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [lighthouse, url, ...flags], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: 100_000_000,
  });
  process.stdout.write(".");
  const { audits, categories } = JSON.parse(stdout);
  const times = Object.entries(timings).map(([key, name]) => [key, audits[name].numericValue]);
  const percentages = Object.entries(scores).map(([key, name]) => [key, 100 * categories[name].score]);
  return Object.fromEntries([...times, ...percentages]) as Record<Figure, number>;
}

/** A copy of the site without script elements. */
async function copyBare(): Promise<void> {
  const { id, folder } = createRelease(copy, Date.now());
  const client = join(folder, "client");
  cpSync(currentRelease(), folder, { recursive: true });
  for (const { file } of Object.values({ ...release.pages, ...release.errors })) {
    const path = join(client, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, ""));
  }
  await compressSite(client);
  publishRelease(copy, id, Date.now());
}
