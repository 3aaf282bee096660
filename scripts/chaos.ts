// npm run chaos [-- --kills 200 --submissions 100000 --guests 16 --faults --power-loss]
// npm run chaos -- --soak 60 [--rate 20]: so many minutes of so many inquiries a second, without kills.
// Loopback only, and bounded: it ends when the submissions are through.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runChaos } from "../tests/service/chaos.ts";
import { runSoak } from "../tests/service/soak.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    submissions: { type: "string", default: "100000" },
    guests: { type: "string", default: "16" },
    faults: { type: "boolean", default: false },
    "power-loss": { type: "boolean", default: false },
    soak: { type: "string" },
    rate: { type: "string", default: "20" },
  },
});

const folder = mkdtempSync(join(tmpdir(), "chaos-"));
if (values.soak !== undefined) {
  const plan = { minutes: Number(values.soak), perSecond: Number(values.rate), folder, report: console.log };
  const isGood = await runSoak(plan);
  rmSync(folder, { recursive: true });
  process.exit(isGood ? 0 : 1);
}
const { lost, falselySent, alien, kills, ...counts } = await runChaos({
  kills: Number(values.kills),
  submissions: Number(values.submissions),
  guests: Number(values.guests),
  thinkMs: 25,
  faults: values.faults,
  powerLoss: values["power-loss"],
  folder,
  report: console.log,
});
const audit = {
  lost: lost.length,
  "marked sent but never received": falselySent.length,
  alien: alien.length,
};
console.table({ ...counts, ...audit });
console.table(kills);
const isGood = lost.length + falselySent.length + alien.length + counts.unfinished === 0;
console.log(
  isGood ? "Nothing was lost." : `LOST: ${[...lost, ...falselySent].slice(0, 10).join(" ")} (see ${folder})`,
);
if (isGood) rmSync(folder, { recursive: true });
process.exitCode = isGood ? 0 : 1;
