import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

export type Stage = {
  name: string;
  /** A script for this Node and its arguments. No shell, because a path may contain a space. */
  run: readonly [script: string, ...words: string[]];
};

/** How Vitest and Playwright end: "Tests  1 failed | 3 passed", "  2 did not run". */
const countsLine = /^ +(?:Tests |\d+ (?:passed|skipped|did not run))/;
/** How they name a failure: " FAIL  file > title", "  1) file › title ────". */
const failureLine = /^(?: FAIL {2}| +\d+\) )(.+?)[ ─]*$/;
const lastLinesKept = 15;

/** Runs stages, also side by side, and prints their results at the end. */
export function createTestRun(root: string, say: (line: string) => void = console.log) {
  const total = { passed: 0, skipped: 0 };
  const failures: string[] = [];
  const remarks: string[] = [];

  /** Resolves with whether the stage passed. Each line of its output starts with its name. One without tests counts as one. */
  async function stage({ name, run }: Stage): Promise<boolean> {
    const startedAt = performance.now();
    say(`--- ${name}`);
    const child = spawn(process.execPath, run, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    const lastLines: string[] = [];
    const counts = new Map<string, number>();
    const failed = new Set<string>();
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (coloured) => {
        const line = stripVTControlCharacters(coloured);
        if (!line.trim()) return;
        lastLines.push(line);
        if (lastLines.length > lastLinesKept) lastLines.shift();
        say(`${name} | ${line}`);
        const [, failure] = failureLine.exec(line) ?? [];
        if (failure) failed.add(`${name}: ${failure}`);
        if (!countsLine.test(line)) return;
        for (const [, count, what = ""] of line.matchAll(/(\d+) (passed|skipped|did not run)/g))
          counts.set(what, Number(count));
      });
    const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
    const isGood = status === 0;
    const notRun = counts.get("did not run") ?? 0;
    total.passed += counts.get("passed") ?? Number(isGood && counts.size === 0);
    total.skipped += counts.get("skipped") ?? 0;
    failures.push(...failed);
    // A stage can fail without a failed test: in its set-up, or because no test ran.
    if (!isGood && failed.size === 0)
      failures.push([`${name} ended with ${status}. Its last lines:`, ...lastLines].join("\n    "));
    if (notRun > 0) remarks.push(`NOT RUN ${name}: ${notRun} tests`);
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

export const bin = (path: string) => join("node_modules", path);
