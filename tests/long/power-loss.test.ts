import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { preparePowerLoss } from "../chaos/power-loss.ts";
import { runChaos } from "../chaos/run-chaos.ts";
import { makeFolder } from "../service/harness.ts";

function hasCompiler(): boolean {
  try {
    execFileSync("cc", ["--version"], { stdio: "pipe" });
    return process.platform === "linux";
  } catch {
    return false;
  }
}

test("the simulated power loss drops only what was not synced", ({ skip }) => {
  if (!hasCompiler()) return skip("a power loss needs a C compiler and Linux");
  const folder = makeFolder();
  const dataDir = join(folder, "data");
  const { env, strike } = preparePowerLoss(folder, dataDir);
  const write = `
    const { openSync, writeSync, fdatasyncSync } = require("node:fs");
    const [safe, unsafe] = ["safe", "unsafe"].map((name) => openSync(process.argv[1] + "/" + name, "w"));
    writeSync(safe, "synced"); writeSync(unsafe, "not synced");
    fdatasyncSync(safe);
    writeSync(safe, " and not synced");`;
  execFileSync(process.execPath, ["-e", write, dataDir], { env: { ...process.env, ...env } });
  strike();
  expect(readFileSync(join(dataDir, "safe"), "utf8")).toBe("synced");
  expect(() => readFileSync(join(dataDir, "unsafe"))).toThrow(/ENOENT/);
});

test("power losses at chosen moments lose nothing that was acknowledged", { timeout: 240_000 }, async ({
  skip,
}) => {
  if (!hasCompiler()) return skip("a power loss needs a C compiler and Linux");
  const plan = { submissions: 400, kills: 8, guests: 8, folder: makeFolder(), powerLoss: true };
  const result = await runChaos(plan);
  expect(result).toMatchObject({
    submitted: result.acknowledged,
    lost: [],
    falselySent: [],
    alien: [],
    unfinished: 0,
  });
  expect(result.delivered).toBe(result.acknowledged);
});
