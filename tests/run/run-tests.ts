import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasEdgeTools } from "../../scripts/edge/tools.ts";
import { findBrowser } from "./find-browser.ts";
import { bin, createTestRun, readOutcome, readPlaywright, readVitest, type Stage } from "./test-stages.ts";

// `npm test`, and with --long `npm run test:long`. After a failed stage the others still run.

const root = join(import.meta.dirname, "../..");
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const { stage, skip, leaveOut, sum } = createTestRun(root);
const noEdge = "Wrangler is not installed, and the registry could not be reached for it.";

if (process.argv.includes("--long")) await runLong();
else await runAll();
process.exitCode = sum() ? 0 : 1;

/** The build beside the checks, then the service's tests beside those in the browser. */
async function runAll() {
  const [isBuilt] = await Promise.all([build(), runChecks()]);
  const behindSite = ["Unit, service and built output", "Cloudflare (workerd)", "Browser"];
  if (!isBuilt) return leaveOut(behindSite, "the site could not be built.");
  prepareBrowser();
  await Promise.all([testService(), testInBrowser("Browser", "--grep-invert")]);
}

/** Builds the owner's site, then the tests' own; two builds cannot run at once. */
async function build(): Promise<boolean> {
  const isBuilt = await stage({ name: "Build", run: ["scripts/build.ts"] });
  return (await stage({ name: "The tests' sites", run: ["tests/site/build-all.ts"] })) && isBuilt;
}

async function runChecks() {
  await stage({ name: "Lint", run: [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"] });
  await checkTypes(".", "service/edge");
}

async function checkTypes(...projects: string[]) {
  for (const project of projects)
    await stage({
      name: `Types of ${project}`,
      run: [bin("typescript/bin/tsc"), "--noEmit", "-p", project],
    });
}

async function testService() {
  await stage(vitest("Unit, service and built output", "unit", "built", "service"));
  if (hasEdgeTools()) await stage(vitest("Cloudflare (workerd)", "edge"));
  else skip("Cloudflare (workerd)", noEdge);
}

function prepareBrowser() {
  process.env.BROWSER_PATH = findBrowser();
  console.log(`The browser tests use ${process.env.BROWSER_PATH}`);
}

async function testInBrowser(name: string, chosen: "--grep" | "--grep-invert") {
  await stage({
    name,
    run: [bin("@playwright/test/cli.js"), "test", chosen, "@long"],
    read: () => readPlaywright(join(results, "e2e.json")),
  });
}

/** Slow proofs of rare things. */
async function runLong() {
  const stages = [
    "Rare things",
    "Rare things at Cloudflare (workerd)",
    "Rare things in the browser",
    "Firefox and WebKit",
  ];
  if (!(await build())) return leaveOut(stages, "the site could not be built.");
  await stage(vitest("Rare things", "long"));
  if (hasEdgeTools()) await stage(vitest("Rare things at Cloudflare (workerd)", "long-edge"));
  else skip("Rare things at Cloudflare (workerd)", noEdge);
  prepareBrowser();
  await testInBrowser("Rare things in the browser", "--grep");
  await stage({
    name: "Firefox and WebKit",
    run: ["tests/engines/run-engines.ts"],
    read: () => readOutcome(join(results, "engines.json")),
  });
}

function vitest(name: string, ...projects: string[]): Stage {
  const report = join(results, `vitest-${projects[0]}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    run: [bin("vitest/vitest.mjs"), "run", ...chosen, ...reporters],
    read: () => readVitest(report, root),
  };
}
