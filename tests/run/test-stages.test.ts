import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bin, createTestRun, readPlaywright } from "./test-stages.ts";

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

const spec = `
import { expect, test } from "@playwright/test";
test.describe.serial("in a row", () => {
  test("passes", () => {});
  test("fails", () => expect(1).toBe(2));
  test("waits for it", () => {});
});
test.skip("is skipped", () => {});
test("skips itself", () => test.skip(true, "not on this machine"));
test.describe("without a set-up", () => {
  test.beforeAll(() => { throw new Error("no set-up"); });
  test("is blamed for it", () => {});
  test("never runs", () => {});
});`;

test("a real report: tests that did not run are not counted as skipped", async () => {
  const root = join(import.meta.dirname, "../..");
  mkdirSync(join(root, ".cache"), { recursive: true });
  const own = mkdtempSync(join(root, ".cache/stages-"));
  onTestFinished(() => rmSync(own, { recursive: true }));
  writeFileSync(join(own, "some.spec.ts"), spec);
  const report = join(own, "report.json");
  const reporter = [["json", { outputFile: report }]];
  const config = join(own, "playwright.config.ts");
  writeFileSync(config, `export default ${JSON.stringify({ outputDir: join(own, "results"), reporter })};`);
  const said: string[] = [];
  const { stage, skip, leaveOut, sum } = createTestRun(root, (line) => said.push(line));
  const run = [bin("@playwright/test/cli.js"), "test", "--config", config] as const;
  await stage({ name: "Browser", run, read: () => readPlaywright(report) });
  skip("Cloudflare (workerd)", "Wrangler is not installed.");
  leaveOut(["Engines"], "the site could not be built.");
  said.length = 0;
  expect(sum()).toBe(false);
  expect(said).toEqual([
    "",
    "NOT RUN Browser: 2 tests",
    "SKIPPED Cloudflare (workerd): Wrangler is not installed.",
    "NOT RUN Engines: the site could not be built.",
    "FAILED Browser: some.spec.ts fails",
    "FAILED Browser: some.spec.ts is blamed for it",
    "\n1 passed, 2 failed, 3 skipped",
  ]);
});

test("a stage without a test fails", async () => {
  const script = write("empty.mjs", "");
  const { stage, sum } = createRun();
  const nothing = { passed: 0, skipped: 0, notRun: 0, failures: [] };
  expect(await stage({ name: "Unit", run: [script], read: () => nothing })).toBe(false);
  expect(sum()).toBe(false);
});
