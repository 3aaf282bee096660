import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints a failure when it happens. The other reporters wait until the test has been repeated for its trace. */
export default class TellAtOnce implements Reporter {
  onTestEnd(test: TestCase, { status, retry, errors }: TestResult) {
    if (retry > 0 || !["failed", "timedOut"].includes(status)) return;
    const title = test.titlePath().filter(Boolean).join(" > ");
    console.log([`\nFailed: ${title}`, ...errors.map(({ message }) => message)].join("\n"));
  }

  printsToStdio() {
    return false;
  }
}
