// npm run chaos [-- --kills 200 --submissions 100000 --guests 16 --faults]
// Loopback only, and bounded: it ends when the submissions are through.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runChaos } from "../tests/service/chaos.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    submissions: { type: "string", default: "100000" },
    guests: { type: "string", default: "16" },
    faults: { type: "boolean", default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), "chaos-"));
const { lost, falselySent, alien, kills, ...counts } = await runChaos({
  kills: Number(values.kills),
  submissions: Number(values.submissions),
  guests: Number(values.guests),
  thinkMs: 25,
  faults: values.faults,
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
