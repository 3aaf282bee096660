import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { preparePowerLoss } from "../chaos/power-loss.ts";
import { runChaos } from "../chaos/run-chaos.ts";
import { makeFolder } from "../service/harness.ts";

// The short forms; `npm run chaos` is the long one.

const canLosePower = process.platform === "linux" && spawnSync("cc", ["--version"]).status === 0;
const withPowerLoss = test.skipIf(!canLosePower);

async function expectNothingLost(plan: { submissions: number; powerLoss?: boolean }) {
  const result = await runChaos({ ...plan, kills: 8, guests: 8, folder: makeFolder() });
  const { acknowledged } = result;
  expect(result).toMatchObject({ submitted: acknowledged, delivered: acknowledged });
  expect(result).toMatchObject({ lost: [], falselySent: [], alien: [], unfinished: 0 });
  expect(Object.values(result.kills).every((count) => count > 0)).toBe(true);
}

test("kill -9 at chosen moments loses nothing that was acknowledged", () =>
  expectNothingLost({ submissions: 1500 }));

withPowerLoss("power losses at chosen moments lose nothing that was acknowledged", () =>
  expectNothingLost({ submissions: 400, powerLoss: true }),
);

withPowerLoss("the simulated power loss drops only what was not synced", () => {
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
