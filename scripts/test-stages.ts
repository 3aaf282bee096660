import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";

/** What a stage proved, and what it did not. */
export type Outcome = { passed: number; skipped: number; notRun: number; failures: string[] };

export type Stage = {
  name: string;
  /** A script, run by this Node, and its arguments: never a shell's line, which a space in a path would break. */
  run: readonly [script: string, ...words: string[]];
  /** Reads the report that the stage has written. A stage without one counts as one check. */
  read?: () => Outcome | undefined;
};

const lastLinesKept = 15;

/** Runs stages, remembers what they proved, and says it at the end. Stages may run side by side. */
export function createTestRun(root: string, say: (line: string) => void = console.log) {
  const total = { passed: 0, skipped: 0, notRun: 0 };
  const failures: string[] = [];
  const remarks: string[] = [];

  /** Resolves with whether the stage was good. Each line that it says begins with its name. */
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
    // It may fail without a failed test: in its own set-up, or because there was none to run.
    if (!isGood && !outcome?.failures.length)
      failures.push([`${name} ended with ${status}. Its last lines:`, ...lastLines].join("\n    "));
    if (outcome?.notRun) remarks.push(`NOT RUN ${name}: ${outcome.notRun} tests`);
    say(
      `--- ${name}: ${isGood ? "good" : "FAILED"} after ${Math.round((performance.now() - startedAt) / 1000)} s`,
    );
    return isGood;
  }

  /** For what this machine cannot do. It counts as one skipped test, and is said again at the end. */
  function skip(name: string, why: string) {
    total.skipped += 1;
    remarks.push(`SKIPPED ${name}: ${why}`);
    say(`--- ${name}: skipped. ${why}`);
  }

  /** For what needs a stage that has failed. */
  function leaveOut(names: readonly string[], why: string) {
    for (const name of names) remarks.push(`NOT RUN ${name}: ${why}`);
  }

  /** Says what failed, was skipped or not run, and in the last line the counts. Returns whether all is good. */
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

/** Reads a report that is an outcome already; undefined where there is none. */
export function readOutcome(file: string): Outcome | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Reads the JSON report of Vitest; undefined where there is none. */
export function readVitest(file: string, root: string): Outcome | undefined {
  if (!existsSync(file)) return undefined;
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const failures = testResults
    .filter(({ status }: VitestFile) => status === "failed")
    .flatMap(({ name, assertionResults }: VitestFile) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      // A file that could not be loaded has no test that failed.
      const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ["could not be run"];
      return titles.map((title) => `${relative(root, name)} ${title}`);
    });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, notRun: 0, failures };
}

type VitestFile = { name: string; status: string; assertionResults: { status: string; fullName: string }[] };

/** Reads the JSON report of Playwright; undefined where there is none. */
export function readPlaywright(file: string): Outcome | undefined {
  if (!existsSync(file)) return undefined;
  const tests = testsOf(JSON.parse(readFileSync(file, "utf8")));
  const withStatus = (...wanted: string[]) => tests.filter(({ status }) => wanted.includes(status));
  // Those behind a failed test of a serial file, and all where the set-up failed, have no result.
  const notRun = withStatus("skipped").filter(({ results }) => results.length === 0);
  return {
    passed: withStatus("expected").length,
    skipped: withStatus("skipped").length - notRun.length,
    notRun: notRun.length,
    failures: withStatus("unexpected", "flaky").map(({ name }) => name),
  };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: unknown[] }[];
  }[];
};

function testsOf({ suites = [], specs = [] }: PlaywrightSuite): {
  name: string;
  status: string;
  results: unknown[];
}[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} ${title}${projectName && ` (${projectName})`}`,
      status,
      results,
    })),
  );
  return [...here, ...suites.flatMap(testsOf)];
}

export const bin = (path: string) => join("node_modules", path);
