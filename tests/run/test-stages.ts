import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import type { JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

export interface Stage {
  name: string;
  /** A script for this Node and its arguments. No shell, because a path may contain a space. */
  run: readonly [script: string, ...words: string[]];
  /** Whose report has the stage's tests. A stage without it counts as one test. */
  runner?: keyof typeof reporters;
}

type TestResult = [title: string, status: "passed" | "failed" | "skipped" | "did not run"];

/** Of each runner: what makes it write its results into a file beside its usual output, and what they are. */
const reporters = {
  vitest: {
    words: (file: string) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    results: ({ testResults }: JsonTestResults, root: string) =>
      testResults.flatMap(({ name, status, assertionResults }): TestResult[] => {
        const file = relative(root, name);
        // A file that cannot be loaded has no tests.
        if (assertionResults.length === 0 && status === "failed") return [[file, status]];
        return assertionResults.map(({ ancestorTitles, title, status: ofTest }) => [
          [file, ...ancestorTitles, title].join(" > "),
          ofTest === "passed" || ofTest === "failed" ? ofTest : "skipped",
        ]);
      }),
  },
  playwright: { words: () => ["--reporter=line,json"], results: resultsOfSuite },
};

function resultsOfSuite({ suites = [], specs = [] }: Partial<JSONReportSuite>): TestResult[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, expectedStatus }): TestResult => {
      const unrun = expectedStatus === "skipped" ? "skipped" : "did not run";
      return [
        `${file}:${line} > ${title}${projectName && ` (${projectName})`}`,
        status === "expected" ? "passed" : status === "skipped" ? unrun : "failed",
      ];
    }),
  );
  return [...own, ...suites.flatMap(resultsOfSuite)];
}

const lastLinesKept = 15;

/** Runs stages, also side by side, and prints their results at the end. */
export function createTestRun(root: string, say: (line: string) => void = console.log) {
  const total = { passed: 0, skipped: 0 };
  const failures: string[] = [];
  const remarks: string[] = [];

  /** Resolves with whether the stage passed. Each line of its output starts with its name. */
  async function stage({ name, run, runner }: Stage): Promise<boolean> {
    const startedAt = performance.now();
    say(`--- ${name}`);
    const folder = mkdtempSync(join(tmpdir(), "stage-"));
    const report = join(folder, "report.json");
    const reporter = runner && reporters[runner];
    const child = spawn(process.execPath, [...run, ...(reporter?.words(report) ?? [])], {
      cwd: root,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const lastLines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        if (!line.trim()) return;
        lastLines.push(line);
        if (lastLines.length > lastLinesKept) lastLines.shift();
        say(`${name} | ${line}`);
      });
    const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
    const isGood = status === 0;
    // It is missing if the runner ended before it wrote one.
    const results =
      reporter && existsSync(report) ? reporter.results(JSON.parse(readFileSync(report, "utf8")), root) : [];
    rmSync(folder, { recursive: true });
    const titlesOf = (wanted: string) =>
      results.flatMap(([title, status]) => (status === wanted ? [title] : []));
    const count = (wanted: string) => titlesOf(wanted).length;
    total.passed += runner ? count("passed") : Number(isGood);
    total.skipped += count("skipped");
    failures.push(...titlesOf("failed").map((title) => `${name}: ${title}`));
    // A stage can fail without a failed test: in its set-up, or because no test ran.
    if (!isGood && count("failed") === 0)
      failures.push([`${name} ended with ${status}. Its last lines:`, ...lastLines].join("\n    "));
    if (count("did not run") > 0) remarks.push(`NOT RUN ${name}: ${count("did not run")} tests`);
    say(
      `--- ${name}: ${isGood ? "good" : "FAILED"} after ${Math.round((performance.now() - startedAt) / 1000)} s`,
    );
    return isGood;
  }

  /** For what this machine cannot run. Counts as one skipped test and is printed again at the end. */
  function skip(name: string, why: string) {
    total.skipped += 1;
    remarks.push(`SKIPPED ${name}: ${why}`);
    say(`--- ${name}: skipped. ${why}`);
  }

  /** For stages that depend on a failed one. */
  function leaveOut(names: string, why: string) {
    remarks.push(`NOT RUN ${names}: ${why}`);
  }

  /** Prints what failed, was skipped or not run, and at last the counts. Returns whether all passed. */
  function sum(): boolean {
    say("");
    for (const remark of remarks) say(remark);
    for (const failure of failures) say(`FAILED ${failure}`);
    const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
    say(`\n${total.passed} passed, ${failures.length} failed${skipped}`);
    return failures.length === 0;
  }

  return { stage, skip, leaveOut, sum };
}

export const bin = (path: string) => join("node_modules", path);
