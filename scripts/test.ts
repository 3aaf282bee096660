import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { hasEdgeTools } from "./edge/tools.ts";
import { findBrowser } from "./find-browser.ts";

// `npm test`, and with --long `npm run test:long`. A stage that fails does not hide the ones behind it.

const root = join(import.meta.dirname, "..");
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
const failures: string[] = [];

if (process.argv.includes("--long")) runLong();
else runAll();
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

function runAll() {
  stage("Lint", bin("@biomejs/biome/bin/biome"), ["check", "--error-on-warnings"]);
  for (const project of [".", "service/edge"])
    stage(`Types of ${project}`, bin("typescript/bin/tsc"), ["--noEmit", "-p", project]);
  if (!stage("Build", "scripts/build.ts", [])) return;
  runVitest("Unit, service and built output", ["unit", "built", "service"]);
  if (canTestEdge()) runVitest("The second home, under workerd", ["edge"]);
  process.env.BROWSER_PATH = findBrowser();
  console.log(`The browser tests use ${process.env.BROWSER_PATH}`);
  const e2eReport = join(results, "e2e.json");
  stage("Browser", bin("@playwright/test/cli.js"), ["test"], () => readPlaywright(e2eReport));
  testEditor();
}

/** Slow proofs of rare things. `npm test` leaves them out. */
function runLong() {
  if (!stage("Build", "scripts/build.ts", [])) return;
  runVitest("Rare things", ["long"]);
  if (canTestEdge()) runVitest("Rare things at the second home", ["long-edge"]);
}

function canTestEdge(): boolean {
  if (hasEdgeTools()) return true;
  console.log(
    "\n--- SKIPPED: the second home. Wrangler is not installed, and the registry could not be reached for it.",
  );
  return false;
}

/** The editor has packages of its own, which come over the network once. */
function testEditor() {
  const { status } = spawnSync(process.execPath, ["scripts/run.mjs", "--with", "editor/app"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) return console.log("\n--- Editor: skipped, because its packages could not be installed");
  stage("Types of the editor", bin("typescript/bin/tsc"), ["--noEmit", "-p", "editor/app"]);
  const report = join(results, "editor.json");
  stage("Editor", bin("@playwright/test/cli.js"), ["test", "-c", "tests/editor"], () =>
    readPlaywright(report),
  );
}

/** What a stage proved, and the names of what it did not. */
type Outcome = { passed: number; failures: string[] };

function runVitest(name: string, projects: string[]) {
  const report = join(results, `vitest-${projects[0]}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const words = ["run", ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  stage(name, bin("vitest/vitest.mjs"), words, () => readVitest(report));
}

/** Runs one stage and adds what it proved; a stage without a report of its own counts as one check. */
function stage(name: string, script: string, words: string[], read?: () => Outcome): boolean {
  console.log(`\n--- ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...words], { cwd: root, stdio: "inherit" });
  const good = status === 0;
  const outcome = read?.() ?? { passed: Number(good), failures: [] };
  passed += outcome.passed;
  failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
  // A runner may fail without a failed test: in its own set-up, or because there was none to run.
  if (outcome.failures.length === 0 && !(good && outcome.passed > 0)) failures.push(name);
  return good;
}

function readVitest(file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  const failures = testResults
    .filter(({ status }: VitestFile) => status === "failed")
    .flatMap(({ name, assertionResults }: VitestFile) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      // A file that could not be loaded has no test that failed.
      const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ["could not be run"];
      return titles.map((title) => `${relative(root, name)} ${title}`);
    });
  return { passed: numPassedTests, failures };
}

type VitestFile = { name: string; status: string; assertionResults: { status: string; fullName: string }[] };

function readPlaywright(file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected, failures: suites.flatMap(failedSpecs) };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
};

function failedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName }) => `${file} ${title} (${projectName})`),
  );
  return [...here, ...suites.flatMap(failedSpecs)];
}

function bin(path: string): string {
  return join(root, "node_modules", path);
}
