import "../site/isolate.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { hasEdgeTools } from "#edge/wrangler.ts";
import { findBrowser } from "./find-browser.ts";
import { bin, createTestRun, type Stage } from "./test-stages.ts";

// `npm test`, and with --long `npm run test:long`. After a failed stage the others still run.

const root = join(import.meta.dirname, "../..");

const { stage, skip, leaveOut, sum } = createTestRun(root);

if (process.argv.includes("--long")) await runLong();
else await runAll();
process.exitCode = sum() ? 0 : 1;

/** Checks and unit tests need no build, so they run beside it. */
async function runAll() {
  const built = build();
  const withoutBuild = runChecks().then(() => stage(vitest("Unit and service", "unit", "service")));
  if (!(await built)) {
    leaveOut("Built output and Browser", "the site could not be built.");
    await withoutBuild;
    return;
  }
  prepareBrowser();
  await Promise.all([
    withoutBuild.then(() => stage(vitest("Built output", "built"))),
    testInBrowser("Browser", "--grep-invert"),
  ]);
}

/** The owner's content, too, into folders of the tests: a service of the owner may run beside them. */
function build(): Promise<boolean> {
  return stage({ name: "Build", run: ["tests/site/build-all.ts"] });
}

async function runChecks() {
  await stage({ name: "Lint", run: [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"] });
  for (const project of [".", "edge/worker", "app/offline"])
    await stage({ name: `Types of ${project}`, run: [bin("typescript/bin/tsc"), "--noEmit", "-p", project] });
}

function prepareBrowser() {
  process.env.BROWSER_PATH = findBrowser();
  console.log(`The browser tests use ${process.env.BROWSER_PATH}`);
}

async function testInBrowser(name: string, chosen: "--grep" | "--grep-invert") {
  await stage({ name, run: [bin("@playwright/test/cli.js"), "test", chosen, "@long"], runner: "playwright" });
}

/** Slow proofs of rare things. */
async function runLong() {
  if (!(await build())) return leaveOut("All else", "the site could not be built.");
  prepareBrowser();
  await Promise.all([testRareThings(), testInBrowser("Rare things in the browser", "--grep")]);
  if (existsSync(join(root, "admin/cms/node_modules/@sveltia/cms")))
    await stage({
      name: "/admin",
      run: [bin("@playwright/test/cli.js"), "test", "-c", "tests/admin/playwright.config.ts"],
      runner: "playwright",
    });
  else skip("/admin", "The CMS is not installed, and the registry could not be reached for it.");
  // Alone, because without a graphics card WebKit draws one frame a second.
  await stage(vitest("Firefox and WebKit", "engines"));
}

async function testRareThings() {
  await stage(vitest("Rare things", "long"));
  if (hasEdgeTools()) await stage(vitest("Cloudflare (workerd)", "edge"));
  else
    skip("Cloudflare (workerd)", "Wrangler is not installed, and the registry could not be reached for it.");
}

function vitest(name: string, ...projects: string[]): Stage {
  const chosen = projects.map((project) => `--project=${project}`);
  return { name, run: [bin("vitest/vitest.mjs"), "run", ...chosen], runner: "vitest" };
}
