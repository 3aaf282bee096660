import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

export type Runner = "vitest" | "playwright";

export interface TestResult {
  title: string;
  status: "passed" | "failed" | "skipped" | "did not run";
}

/** Arguments and environment with which a runner writes its results to `file`, beside its usual output. */
export const reportTo = {
  vitest: (file: string) => ({
    words: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env: {},
  }),
  playwright: (file: string) => ({
    words: ["--reporter=line,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
};

/** The results in a runner's report; none if it ended before it wrote one. */
export function readReport(runner: Runner, file: string, root: string): TestResult[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, "utf8"));
  return runner === "vitest" ? resultsOfVitest(report, root) : resultsOfSuite(report);
}

/** https://vitest.dev/guide/reporters#json-reporter */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

function resultsOfVitest({ testResults }: VitestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    // A file that cannot be loaded has no tests.
    if (assertionResults.length === 0) return status === "failed" ? [{ title: file, status }] : [];
    return assertionResults.map(({ ancestorTitles, title, status: ofTest }) => ({
      title: [file, ...ancestorTitles, title].join(" > "),
      status: ofTest === "passed" || ofTest === "failed" ? ofTest : "skipped",
    }));
  });
}

/** https://playwright.dev/docs/test-reporters#json-reporter */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { projectName: string; status: string; expectedStatus: string }[];
  }[];
}

function resultsOfSuite({ suites = [], specs = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, expectedStatus }): TestResult => {
      const unrun = expectedStatus === "skipped" ? "skipped" : "did not run";
      return {
        title: `${file}:${line} > ${title}${projectName && ` (${projectName})`}`,
        status: status === "expected" ? "passed" : status === "skipped" ? unrun : "failed",
      };
    }),
  );
  return [...own, ...suites.flatMap(resultsOfSuite)];
}
