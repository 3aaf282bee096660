import "../site/isolate.ts";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { hasEdgeTools } from "#edge/wrangler.ts";
import { findBrowser } from "./find-browser.ts";
import { settlePatience } from "./patience.ts";
import { describeFailure, playwright, type Runner, type TestResult, vitest } from "./test-results.ts";

// `npm test`, and with --long `npm run test:long`. After a failed stage the others still run.

const root = join(import.meta.dirname, "../..");
const bin = (path: string) => join("node_modules", path);

interface Stage {
  name: string;
  /** A script for this Node and its arguments. No shell, because a path may contain a space. */
  run: readonly [script: string, ...words: string[]];
  /** Whose report has the stage's tests. A stage without it counts as one test. */
  runner?: Runner;
  /** The command that runs some of its tests. */
  alone?: string;
  env?: Record<string, string>;
}

const lastLinesKept = 15;
const total = { passed: 0, skipped: 0 };
const failures: string[] = [];
/** What could not run. Printed at the end. */
const remarks: string[] = [];

// Some stages run beside each other.
settlePatience(3);
if (process.argv.includes("--long")) await runLong();
else await runAll();
console.log("");
for (const remark of remarks) console.log(remark);
for (const failure of failures) console.log(`FAILED ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${failures.length} failed${skipped}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Checks and unit tests need no build, so they run beside it. */
async function runAll() {
  const built = build();
  const withoutBuild = runChecks().then(() => stage(vitestStage("Unit and service", "unit", "service")));
  if (!(await built)) {
    remarks.push("NOT RUN Built output and Browser: the site could not be built.");
    return withoutBuild;
  }
  await Promise.all([
    withoutBuild.then(() => stage(vitestStage("Built output", "built"))),
    testInBrowser("Browser", "--grep-invert"),
  ]);
}

/** Into folders of the tests: a service of the owner may run beside them. */
function build(): Promise<boolean> {
  return stage({ name: "Build", run: ["tests/site/build-all.ts"] });
}

async function runChecks() {
  await stage({ name: "Lint", run: [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"] });
  for (const project of [".", "edge/worker", "app/offline"])
    await stage({ name: `Types of ${project}`, run: [bin("typescript/bin/tsc"), "--noEmit", "-p", project] });
}

async function testInBrowser(name: string, chosen: "--grep" | "--grep-invert") {
  process.env.BROWSER_PATH = findBrowser();
  console.log(`The browser tests use ${process.env.BROWSER_PATH}`);
  await stage({
    name,
    run: [bin("@playwright/test/cli.js"), "test", chosen, "@long"],
    runner: playwright,
    alone: "npm run test:e2e --",
  });
}

/** Slow proofs of rare things, and the only one of the owner's content. */
async function runLong() {
  await stage({
    name: "The owner's content",
    run: ["scripts/check.ts"],
    env: { CONTENT_DIR: join(root, "content"), MEDIA_DIR: join(root, "media") },
  });
  if (!(await build())) return remarks.push("NOT RUN all else: the site could not be built.");
  await Promise.all([testInBrowser("Rare things in the browser", "--grep"), testRareThings()]);
  if (existsSync(join(root, "admin/cms/node_modules/@sveltia/cms"))) {
    const config = "tests/admin/playwright.config.ts";
    await stage({
      name: "/admin",
      run: [bin("@playwright/test/cli.js"), "test", "-c", config],
      runner: playwright,
      alone: `npm run test:e2e -- -c ${config}`,
    });
  } else skip("/admin", "The CMS is not installed, and the registry could not be reached for it.");
  // Alone, because without a graphics card WebKit draws one frame a second.
  await stage(vitestStage("Firefox and WebKit", "engines"));
}

async function testRareThings() {
  await stage(vitestStage("Rare things", "long"));
  if (hasEdgeTools()) await stage(vitestStage("Cloudflare (workerd)", "edge"));
  else
    skip("Cloudflare (workerd)", "Wrangler is not installed, and the registry could not be reached for it.");
}

function vitestStage(name: string, ...projects: string[]): Stage {
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    run: [bin("vitest/vitest.mjs"), "run", ...chosen],
    runner: vitest,
    // A file can be part of several projects.
    alone: ["npm run vitest -- run", ...(projects.length === 1 ? chosen : [])].join(" "),
  };
}

/** Resolves with whether the stage passed. Each line of its output starts with its name. */
async function stage({ name, run, runner, alone = "", env }: Stage): Promise<boolean> {
  const startedAt = performance.now();
  console.log(`--- ${name}`);
  const folder = mkdtempSync(join(tmpdir(), "stage-"));
  const report = join(folder, "report.json");
  const child = spawn(process.execPath, [...run, ...(runner?.reporterWords(report) ?? [])], {
    cwd: root,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      if (!line.trim()) return;
      lastLines.push(line);
      if (lastLines.length > lastLinesKept) lastLines.shift();
      console.log(`${name} | ${line}`);
    });
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const isGood = status === 0;
  // It is missing if the runner ended before it wrote one.
  const results =
    runner && existsSync(report) ? runner.readResults(JSON.parse(readFileSync(report, "utf8"))) : [];
  rmSync(folder, { recursive: true });
  const withStatus = (wanted: TestResult["status"]) => results.filter((result) => result.status === wanted);
  const count = (wanted: TestResult["status"]) => withStatus(wanted).length;
  total.passed += runner ? count("passed") : Number(isGood);
  total.skipped += count("skipped");
  failures.push(...withStatus("failed").map((result) => `${name}: ${describeFailure(result, alone)}`));
  // A stage can fail without a failed test: in its set-up, or because no test ran.
  if (!isGood && count("failed") === 0)
    failures.push([`${name} ended with ${status}. Its last lines:`, ...lastLines].join("\n    "));
  if (count("did not run") > 0) remarks.push(`NOT RUN ${name}: ${count("did not run")} tests`);
  console.log(
    `--- ${name}: ${isGood ? "good" : "FAILED"} after ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  return isGood;
}

/** For what this machine cannot run. Counts as one skipped test and is printed again at the end. */
function skip(name: string, why: string) {
  total.skipped += 1;
  remarks.push(`SKIPPED ${name}: ${why}`);
  console.log(`--- ${name}: skipped. ${why}`);
}
