import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasEdgeTools } from "./edge/tools.ts";
import { findBrowser } from "./find-browser.ts";

// Everything that must hold, one stage after the other; a stage that fails does not hide the ones behind it.

const root = join(import.meta.dirname, "..");
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

stage("Lint", bin("@biomejs/biome/bin/biome"), ["check", "--error-on-warnings"]);
for (const project of [".", "service/edge"])
  stage(`Types of ${project}`, bin("typescript/bin/tsc"), ["--noEmit", "-p", project]);
if (stage("Build", "scripts/build.ts", [])) {
  runVitest("Unit, service and built output", ["unit", "built", "service"]);
  if (hasEdgeTools()) runVitest("The second home, under workerd", ["edge"]);
  else
    console.log(
      "\n--- SKIPPED: the second home. Wrangler is not installed, and the registry could not be reached for it.",
    );
  process.env.BROWSER_PATH = findBrowser();
  console.log(`The browser tests use ${process.env.BROWSER_PATH}`);
  const e2eReport = join(results, "e2e.json");
  stage("Browser", bin("@playwright/test/cli.js"), ["test"], () => countPlaywright(e2eReport));
  testEditor();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The editor has packages of its own, which come over the network once. */
function testEditor() {
  const { status } = spawnSync(process.execPath, ["scripts/prepare.mjs", "editor/app"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) return console.log("\n--- Editor: skipped, because its packages could not be installed");
  stage("Types of the editor", bin("typescript/bin/tsc"), ["--noEmit", "-p", "editor/app"]);
  const report = join(results, "editor.json");
  stage("Editor", bin("@playwright/test/cli.js"), ["test", "-c", "tests/editor"], () =>
    countPlaywright(report),
  );
}

type Counts = { passed: number; failed: number };

function runVitest(name: string, projects: string[]) {
  const report = join(results, `vitest-${projects[0]}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const words = ["run", ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  stage(name, bin("vitest/vitest.mjs"), words, () => countVitest(report));
}

/** Runs one stage and adds its counts; a stage without a report of its own counts as one check. */
function stage(name: string, script: string, words: string[], count?: () => Counts): boolean {
  console.log(`\n--- ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...words], { cwd: root, stdio: "inherit" });
  const good = status === 0;
  const counts = count?.() ?? { passed: Number(good), failed: Number(!good) };
  // A runner may fail without a failed test: in its own set-up, or because there was none to run.
  if (!good && counts.failed === 0) counts.failed = 1;
  if (good && counts.passed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  return good;
}

function countVitest(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function bin(path: string): string {
  return join(root, "node_modules", path);
}
