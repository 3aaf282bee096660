import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { projectRoot } from "#site-build/site-folder.ts";

/** One test, as the report of its runner tells it. */
export interface TestResult {
  title: string;
  status: "passed" | "failed" | "skipped" | "did not run";
  /** What was expected, and what was there instead. */
  message?: string | undefined;
  /** The runner's words for this test alone. */
  words: string[];
  /** The path of a recording of what the browser did. */
  trace?: string | undefined;
}

/** A runner of tests. */
export interface Runner {
  /** Makes it write a report into `file`, beside its usual output. */
  reporterWords(file: string): string[];
  readResults(report: unknown): TestResult[];
}

export const vitest: Runner = {
  reporterWords: (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  readResults: (report) =>
    (report as JsonTestResults).testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(projectRoot, name);
      // A file that cannot be loaded has no tests.
      if (assertionResults.length === 0 && status === "failed")
        return [{ title: file, status, message, words: [file] }];
      return assertionResults.map(
        ({ ancestorTitles, title, status: ofTest, failureMessages, location }): TestResult => ({
          title: [file, ...ancestorTitles, title].join(" > "),
          status: ofTest === "passed" || ofTest === "failed" ? ofTest : "skipped",
          message: failureMessages?.join("\n"),
          words: [location ? `${file}:${location.line}` : file],
        }),
      );
    }),
};

export const playwright: Runner = {
  reporterWords: () => ["--reporter=line,json"],
  readResults: (report) => readSuite(report as JSONReportSuite),
};

function readSuite({ suites = [], specs = [] }: Partial<JSONReportSuite>): TestResult[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, expectedStatus, results }): TestResult => {
      const skipped = expectedStatus === "skipped" ? "skipped" : "did not run";
      const traces = results.flatMap(({ attachments }) => attachments.filter(({ name }) => name === "trace"));
      return {
        title: `${file}:${line} > ${title}${projectName && ` (${projectName})`}`,
        // Also "flaky": a test that passed only when it was repeated for its trace.
        status: status === "expected" ? "passed" : status === "skipped" ? skipped : "failed",
        message: results[0]?.errors.map(({ message }) => message).join("\n"),
        words: [`${file}:${line}`, `--project=${projectName}`],
        trace: traces[0]?.path,
      };
    }),
  );
  return [...own, ...suites.flatMap(readSuite)];
}

const mostLines = 20;

/** What a person needs to act on a failed test. `command` runs tests of its stage. */
export function describeFailure({ title, message = "", words, trace }: TestResult, command: string): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() && !/^\s*at /.test(line));
  const quoted = words.map((word) => (/[^\w./:=-]/.test(word) ? `'${word}'` : word));
  const shown = [
    ...lines.slice(0, mostLines),
    `Alone: ${[command, ...quoted].join(" ")}`,
    ...(trace ? [`Trace: npx playwright show-trace ${relative(projectRoot, trace)}`] : []),
  ];
  return [title, ...shown.map((line) => `    ${line}`)].join("\n");
}
