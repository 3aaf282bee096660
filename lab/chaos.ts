// npm run chaos [-- --kills 200 --submissions 100000 --guests 16 --faults --power-loss]
// npm run chaos -- --edge [--kills 20 --submissions 2000]: the same under workerd, Cloudflare's runtime.
// Sends to the loopback interface only. Ends when all inquiries are submitted and delivered.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runChaos } from "../tests/chaos/run-chaos.ts";
import { bundleForTests } from "../tests/edge/bundles.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string" },
    submissions: { type: "string" },
    edge: { type: "boolean", default: false },
    guests: { type: "string" },
    faults: { type: "boolean", default: false },
    "power-loss": { type: "boolean", default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), "chaos-"));
const bundle = values.edge ? bundleForTests("site") : undefined;
const { lost, falselySent, alien, kills, ...counts } = await runChaos({
  ...(bundle && { bundle }),
  kills: Number(values.kills ?? (bundle ? 20 : 200)),
  submissions: Number(values.submissions ?? (bundle ? 2000 : 100_000)),
  // Under workerd mails and guests share one thread. Without pauses between inquiries no mail would be sent, and no kill
  // would hit one.
  guests: Number(values.guests ?? (bundle ? 8 : 16)),
  thinkMs: bundle ? 250 : 25,
  faults: values.faults,
  powerLoss: values["power-loss"],
  folder,
  report: console.log,
});
const audit = {
  lost: lost.length,
  "marked sent, not received": falselySent.length,
  "received, not submitted": alien.length,
};
console.table({ ...counts, ...audit });
console.table(kills);
const isGood = lost.length + falselySent.length + alien.length + counts.unfinished === 0;
console.log(
  isGood ? "Nothing was lost." : `LOST: ${[...lost, ...falselySent].slice(0, 10).join(" ")} (see ${folder})`,
);
if (isGood) rmSync(folder, { recursive: true });
process.exitCode = isGood ? 0 : 1;
