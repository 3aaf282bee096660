import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { describeFailure, playwright, vitest } from "./test-results.ts";

const assertion = { ancestorTitles: [], fullName: "", title: "adds", meta: {}, tags: [], benchmarks: [] };

test("a failed unit test names what was expected, what was there, and the command for it alone", () => {
  const report = {
    testResults: [
      {
        name: join(projectRoot, "app/sum.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          { ...assertion, status: "passed", failureMessages: [] },
          {
            ...assertion,
            title: "subtracts",
            status: "failed",
            failureMessages: ["AssertionError: expected 3 to be 4\n    at app/sum.test.ts:7:9"],
            location: { line: 6, column: 1 },
          },
        ],
      },
    ],
  };
  const [passed, failed] = vitest.readResults(report);
  expect(passed).toMatchObject({ status: "passed" });
  expect(failed && describeFailure(failed, "npm run vitest -- run")).toBe(
    [
      "app/sum.test.ts > subtracts",
      "    AssertionError: expected 3 to be 4",
      "    Alone: npm run vitest -- run app/sum.test.ts:6",
    ].join("\n"),
  );
});

test("a file of unit tests that cannot be loaded is a failure", () => {
  const file = { name: join(projectRoot, "a.test.ts"), message: "SyntaxError: x", assertionResults: [] };
  const [result] = vitest.readResults({ testResults: [{ ...file, status: "failed" }] });
  expect(result).toMatchObject({ title: "a.test.ts", status: "failed", message: "SyntaxError: x" });
});

/** The report of a browser test that failed, and then had `second` as its status. */
function browserReport(status: string, second: string) {
  const trace = {
    name: "trace",
    contentType: "application/zip",
    path: join(projectRoot, "test-results/t.zip"),
  };
  const results = [
    {
      status: "failed",
      errors: [{ message: "\u001b[31mExpected: 1\u001b[39m\nReceived: 2" }],
      attachments: [],
    },
    { status: second, errors: [], attachments: [trace] },
  ];
  const tests = [{ projectName: "phone @long", status, expectedStatus: "passed", results }];
  const specs = [{ file: "map.spec.ts", line: 12, title: "moves", tests }];
  return { suites: [{ specs: [], suites: [{ specs }] }] };
}

test("a failed browser test names its trace and its width", () => {
  const [result] = playwright.readResults(browserReport("unexpected", "failed"));
  expect(result && describeFailure(result, "npm run test:e2e --")).toBe(
    [
      "map.spec.ts:12 > moves (phone @long)",
      "    Expected: 1",
      "    Received: 2",
      "    Alone: npm run test:e2e -- map.spec.ts:12 '--project=phone @long'",
      "    Trace: npx playwright show-trace test-results/t.zip",
    ].join("\n"),
  );
});

test("a browser test that passes only when it is repeated has failed", () => {
  expect(playwright.readResults(browserReport("flaky", "passed"))).toMatchObject([{ status: "failed" }]);
});
