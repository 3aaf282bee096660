import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { nothingLost, runChaos } from "../chaos/run-chaos.ts";
import { makeFolder } from "../service/harness.ts";

// The short forms; `npm run chaos` is the long one.

const canLosePower = process.platform === "linux" && spawnSync("cc", ["--version"]).status === 0;

async function expectNothingLost(plan: { submissions: number; powerLoss?: boolean }) {
  const result = await runChaos({ ...plan, kills: 8, guests: 8, folder: makeFolder() });
  const { acknowledged } = result;
  expect(result).toMatchObject({ ...nothingLost, submitted: acknowledged, delivered: acknowledged });
  expect(Object.values(result.kills).every((count) => count > 0)).toBe(true);
}

test("kill -9 at chosen moments loses nothing that was acknowledged", () =>
  expectNothingLost({ submissions: 1500 }));

test.skipIf(!canLosePower)("power losses at chosen moments lose nothing that was acknowledged", () =>
  expectNothingLost({ submissions: 400, powerLoss: true }),
);
