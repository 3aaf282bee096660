import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { cutTypeface, devanagariFiles } from "#site-build/typefaces/cut-typeface.ts";
import { runsIn } from "#site-build/typefaces/edition-texts.ts";
import { readTypeface } from "#site-build/typefaces/shaping.ts";
import { textSetter } from "../set-text.ts";

const texts = globSync("content/**/*.yaml", { cwd: projectRoot }).map((file) =>
  readFileSync(join(projectRoot, file), "utf8"),
);
const edition = { name: "test", language: "hi-IN", runs: runsIn(texts, "Deva") };

// cut-typeface.test.ts proves the glyphs and their places in the usual weight.
test.each(Object.entries(devanagariFiles))(
  "in the lightest and the boldest weight of %s letters are as wide as in the whole file",
  async (_, whole) => {
    const cut = (await cutTypeface(whole, edition)) ?? "";
    const bytes = await Promise.all([whole, cut].map(readTypeface));
    for (const weight of [400, 600]) {
      const widths = bytes.map((each) => {
        const set = textSetter(each, edition.language, weight);
        return edition.runs.map((run) => set(run).map(({ xAdvance }) => xAdvance));
      });
      // The cut file begins and ends at these weights and rounds there: one of 2,000 units of the em.
      const isOther = (run: number[] = [], index = 0) =>
        run.some((width, glyph) => Math.abs(width - (widths[1]?.[index]?.[glyph] ?? Number.NaN)) > 1);
      expect(edition.runs.length).toBeGreaterThan(500);
      expect(edition.runs.filter((_, index) => isOther(widths[0]?.[index], index))).toEqual([]);
    }
  },
);
