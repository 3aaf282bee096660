import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bin, createTestRun, readPlaywright } from "./test-stages.ts";

const spec = `
import { expect, test } from "@playwright/test";
test.describe.serial("in a row", () => {
  test("passes", () => {});
  test("fails", () => expect(1).toBe(2));
  test("waits for it", () => {});
});
test.skip("is skipped", () => {});
test.describe("without a set-up", () => {
  test.beforeAll(() => { throw new Error("no set-up"); });
  test("is blamed for it", () => {});
  test("never runs", () => {});
});`;

test("the sum tells passed, failed, skipped tests and those that did not run, and why a stage could not start", async () => {
  const root = join(import.meta.dirname, "../..");
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/stages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [config, report] = [join(folder, "playwright.config.ts"), join(folder, "report.json")];
  const settings = { outputDir: join(folder, "results"), reporter: [["json", { outputFile: report }]] };
  writeFileSync(config, `export default ${JSON.stringify(settings)};`);
  writeFileSync(join(folder, "some.spec.ts"), spec);
  writeFileSync(join(folder, "busy.mjs"), 'console.error("Port 80: permission denied"); process.exit(3);');
  const said: string[] = [];
  const { stage, skip, leaveOut, sum } = createTestRun(root, (line) => said.push(line));
  const run = [bin("@playwright/test/cli.js"), "test", "--config", config] as const;
  await stage({ name: "Browser", run, read: () => readPlaywright(report) });
  await stage({ name: "Service", run: [join(folder, "busy.mjs")], read: () => undefined });
  skip("Cloudflare", "Wrangler is not installed.");
  leaveOut(["Engines"], "the site could not be built.");
  said.length = 0;
  expect(sum()).toBe(false);
  expect(said).toEqual([
    "",
    "NOT RUN Browser: 2 tests",
    "SKIPPED Cloudflare: Wrangler is not installed.",
    "NOT RUN Engines: the site could not be built.",
    "FAILED Browser: some.spec.ts fails",
    "FAILED Browser: some.spec.ts is blamed for it",
    "FAILED Service ended with 3. Its last lines:\n    Port 80: permission denied",
    "\n1 passed, 3 failed, 2 skipped",
  ]);
});
