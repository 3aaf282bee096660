import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";

export type Outcome = { passed: number; skipped: number; notRun: number; failures: string[] };

export type Stage = {
  name: string;
  /** A script for this Node and its arguments. No shell, because a path may contain a space. */
  run: readonly [script: string, ...words: string[]];
  /** Reads the stage's report. A stage without a report counts as one test. */
  read?: () => Outcome | undefined;
};

const lastLinesKept = 15;

/** Runs stages, also side by side, and prints their results at the end. */
export function createTestRun(root: string, say: (line: string) => void = console.log) {
  const total = { passed: 0, skipped: 0, notRun: 0 };
  const failures: string[] = [];
  const remarks: string[] = [];

  /** Resolves with whether the stage passed. Each line of its output starts with its name. */
  async function stage({ name, run, read }: Stage): Promise<boolean> {
    const startedAt = performance.now();
    say(`--- ${name}`);
    const child = spawn(process.execPath, run, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    const lastLines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        if (!line.trim()) return;
        lastLines.push(line);
        if (lastLines.length > lastLinesKept) lastLines.shift();
        say(`${name} | ${line}`);
      });
    const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
    const outcome = read?.();
    const isGood = status === 0 && (!read || (outcome?.passed ?? 0) > 0);
    total.passed += outcome?.passed ?? Number(isGood && !read);
    total.skipped += outcome?.skipped ?? 0;
    total.notRun += outcome?.notRun ?? 0;
    failures.push(...(outcome?.failures ?? []).map((failure) => `${name}: ${failure}`));
    // A stage can fail without a failed test: in its set-up, or because no test ran.
    if (!isGood && !outcome?.failures.length)
      failures.push([`${name} ended with ${status}. Its last lines:`, ...lastLines].join("\n    "));
    if (outcome?.notRun) remarks.push(`NOT RUN ${name}: ${outcome.notRun} tests`);
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
  function leaveOut(names: readonly string[], why: string) {
    for (const name of names) remarks.push(`NOT RUN ${name}: ${why}`);
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

/** Reads the JSON report of Vitest; undefined if there is none. */
export function readVitest(file: string, root: string): Outcome | undefined {
  if (!existsSync(file)) return undefined;
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const failures = testResults
    .filter(({ status }: VitestFile) => status === "failed")
    .flatMap(({ name, assertionResults }: VitestFile) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      // A file that could not be loaded has no failed test.
      const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ["could not be run"];
      return titles.map((title) => `${relative(root, name)} ${title}`);
    });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, notRun: 0, failures };
}

type VitestFile = { name: string; status: string; assertionResults: { status: string; fullName: string }[] };

/** Reads the JSON report of Playwright; undefined if there is none. */
export function readPlaywright(file: string): Outcome | undefined {
  if (!existsSync(file)) return undefined;
  const tests = testsOf(JSON.parse(readFileSync(file, "utf8")));
  const withStatus = (...wanted: string[]) => tests.filter(({ status }) => wanted.includes(status));
  // Those after a failed one in a serial file, or after a failed set-up, were expected to pass.
  const notRun = withStatus("skipped").filter(({ expectedStatus }) => expectedStatus !== "skipped");
  return {
    passed: withStatus("expected").length,
    skipped: withStatus("skipped").length - notRun.length,
    notRun: notRun.length,
    failures: withStatus("unexpected", "flaky").map(({ name }) => name),
  };
}

type PlaywrightTest = { projectName: string; status: string; expectedStatus: string };
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[];
};

function testsOf({ suites = [], specs = [] }: PlaywrightSuite): (PlaywrightTest & { name: string })[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({
      ...test,
      name: `${file} ${title}${test.projectName && ` (${test.projectName})`}`,
    })),
  );
  return [...here, ...suites.flatMap(testsOf)];
}

export const bin = (path: string) => join("node_modules", path);
