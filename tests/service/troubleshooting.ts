import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";

/** Such as "- **could not be stored; the clock jumped by ... days**: what to do". */
const entry = /^- \*\*(.+?)\*\*/gm;

const patterns = ["running.md", "edge.md"].flatMap((name) =>
  [...readFileSync(join(projectRoot, "docs", name), "utf8").matchAll(entry)]
    .flatMap(([, sentences = ""]) => sentences.split("; "))
    .map((sentence) => new RegExp(sentence.split("...").map(RegExp.escape).join(".*"), "i")),
);

/** Expects that an owner who reads this sentence at /ready finds it in "Troubleshooting". */
export function expectEntry(problem: string) {
  const isListed = patterns.some((pattern) => pattern.test(problem));
  expect(isListed, `docs/running.md, "Troubleshooting", has an entry for: ${problem}`).toBe(true);
}
