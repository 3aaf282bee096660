// Kills the service again and again while guests submit inquiries, and checks that none is lost. Uses the loopback interface
// only. Ends when all inquiries are submitted and delivered.
// npm run chaos [-- --kills 200 --submissions 100000 --faults --power-loss]
// npm run chaos -- --edge [--kills 20 --submissions 2000]: the same under workerd, Cloudflare's runtime.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { nothingLost, runChaos } from "../tests/chaos/run-chaos.ts";
import { bundleForTests } from "../tests/edge/bundles.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string" },
    submissions: { type: "string" },
    edge: { type: "boolean", default: false },
    faults: { type: "boolean", default: false },
    "power-loss": { type: "boolean", default: false },
  },
});
const { edge, kills, submissions, faults } = values;
// Under workerd, delivery and guests share one thread. Without pauses between inquiries no mail would be sent, so that no kill
// could interrupt one.
const defaults = edge
  ? { bundle: bundleForTests("site"), kills: 20, submissions: 2000, guests: 8, thinkMs: 250 }
  : { kills: 200, submissions: 100_000, guests: 16, thinkMs: 25 };
const folder = mkdtempSync(join(tmpdir(), "chaos-"));
const result = await runChaos({
  ...defaults,
  ...(kills && { kills: Number(kills) }),
  ...(submissions && { submissions: Number(submissions) }),
  faults,
  powerLoss: values["power-loss"],
  folder,
  report: console.log,
});
console.log(result);
const isGood = isDeepStrictEqual({ ...result, ...nothingLost }, result);
console.log(isGood ? "Nothing was lost." : `LOST: see ${folder}`);
if (isGood) rmSync(folder, { recursive: true });
process.exitCode = isGood ? 0 : 1;
