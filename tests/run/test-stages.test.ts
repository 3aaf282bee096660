import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestRun, readPlaywright } from "./test-stages.ts";

const folder = mkdtempSync(join(tmpdir(), "test stages-"));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

function createRun() {
  const said: string[] = [];
  return { ...createTestRun(folder, (line) => said.push(line)), said };
}

test("the cause of a stage that could not start is printed at the end, above the counts", async () => {
  const script = write("no-server.mjs", 'console.error("Port 80: permission denied"); process.exit(3);');
  const { stage, sum, said } = createRun();
  expect(await stage({ name: "Browser", run: [script], read: () => undefined })).toBe(false);
  said.length = 0;
  expect(sum()).toBe(false);
  expect(said.at(-2)).toContain(
    "FAILED Browser ended with 3. Its last lines:\n    Port 80: permission denied",
  );
  expect(said.at(-1)).toBe("\n0 passed, 1 failed");
});

test("skipped tests and tests that did not run are counted and named", async () => {
  const result = { status: "passed" };
  const spec = (title: string, status: string, results: object[]) => ({
    file: "map.spec.ts",
    title,
    tests: [{ projectName: "phone", status, results }],
  });
  const report = write(
    "report.json",
    JSON.stringify({
      suites: [
        {
          specs: [spec("moves", "expected", [result]), spec("turns", "unexpected", [result])],
          suites: [{ specs: [spec("zooms", "skipped", []), spec("pinches", "skipped", [result])] }],
        },
      ],
    }),
  );
  const script = write("fails.mjs", "process.exit(1);");
  const { stage, skip, leaveOut, sum, said } = createRun();
  await stage({ name: "Browser", run: [script], read: () => readPlaywright(report) });
  skip("Cloudflare (workerd)", "Wrangler is not installed.");
  leaveOut(["Editor"], "the site could not be built.");
  said.length = 0;
  expect(sum()).toBe(false);
  expect(said).toEqual([
    "",
    "NOT RUN Browser: 1 tests",
    "SKIPPED Cloudflare (workerd): Wrangler is not installed.",
    "NOT RUN Editor: the site could not be built.",
    "FAILED Browser: map.spec.ts turns (phone)",
    "\n1 passed, 1 failed, 2 skipped",
  ]);
});

test("a stage without a test fails", async () => {
  const script = write("empty.mjs", "");
  const { stage, sum } = createRun();
  const nothing = { passed: 0, skipped: 0, notRun: 0, failures: [] };
  expect(await stage({ name: "Unit", run: [script], read: () => nothing })).toBe(false);
  expect(sum()).toBe(false);
});
