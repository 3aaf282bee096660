import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Runner, readReport, reportTo } from "./read-report.ts";

export type Stage = {
  name: string;
  /** A script for this Node and its arguments. No shell, because a path may contain a space. */
  run: readonly [script: string, ...words: string[]];
  /** Whose report has the stage's tests. A stage without it counts as one test. */
  runner?: Runner;
};

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
    const { words, env } = runner ? reportTo[runner](report) : { words: [], env: {} };
    const child = spawn(process.execPath, [...run, ...words], {
      cwd: root,
      env: { ...process.env, ...env },
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
    const results = runner ? readReport(runner, report, root) : [];
    rmSync(folder, { recursive: true });
    const count = (wanted: string) => results.filter((result) => result.status === wanted).length;
    total.passed += runner ? count("passed") : Number(isGood);
    total.skipped += count("skipped");
    for (const result of results) if (result.status === "failed") failures.push(`${name}: ${result.title}`);
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
