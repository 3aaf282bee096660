import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../make-folder.ts";
import { bin, createTestRun } from "../run/test-stages.ts";

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

const unitTest = `
import { expect, test } from "vitest";
test("passes", () => {});
test("fails", () => expect(1).toBe(2));
test.skip("is skipped", () => {});`;

test("the sum tells passed, failed, skipped tests and those that did not run, and why a stage could not start", async () => {
  const root = join(import.meta.dirname, "../..");
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = makeFolder(join(root, ".cache"));
  const config = join(folder, "playwright.config.ts");
  writeFileSync(config, `export default { outputDir: ${JSON.stringify(join(folder, "results"))} };`);
  writeFileSync(join(folder, "vitest.config.ts"), "export default {};");
  writeFileSync(join(folder, "some.spec.ts"), spec);
  writeFileSync(join(folder, "some.test.ts"), unitTest);
  writeFileSync(join(folder, "busy.mjs"), 'console.error("Port 80: permission denied"); process.exit(3);');
  const said: string[] = [];
  const { stage, skip, leaveOut, sum } = createTestRun(root, (line) => said.push(line));
  const browser = [bin("@playwright/test/cli.js"), "test", "--config", config, "spec"] as const;
  await stage({ name: "Browser", run: browser, runner: "playwright" });
  const unit = [bin("vitest/vitest.mjs"), "run", "--root", folder, "some.test"] as const;
  await stage({ name: "Unit", run: unit, runner: "vitest" });
  await stage({ name: "Service", run: [join(folder, "busy.mjs")] });
  skip("Cloudflare", "Wrangler is not installed.");
  leaveOut("Engines", "the site could not be built.");
  said.length = 0;
  expect(sum()).toBe(false);
  expect(said).toEqual([
    "",
    "NOT RUN Browser: 2 tests",
    "SKIPPED Cloudflare: Wrangler is not installed.",
    "NOT RUN Engines: the site could not be built.",
    `FAILED Browser: some.spec.ts:5 > fails`,
    `FAILED Browser: some.spec.ts:11 > is blamed for it`,
    `FAILED Unit: ${join(relative(root, folder), "some.test.ts")} > fails`,
    "FAILED Service ended with 3. Its last lines:\n    Port 80: permission denied",
    "\n2 passed, 4 failed, 3 skipped",
  ]);
});
