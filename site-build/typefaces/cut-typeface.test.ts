import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { textSetter } from "../../tests/set-text.ts";
import { projectRoot } from "../site-folder.ts";
import { cutTypeface, devanagariFiles } from "./cut-typeface.ts";
import { runsIn } from "./edition-texts.ts";
import { openTypeface, readTypeface } from "./shaping.ts";

// Every word of the editions in Devanagari, and words with rare combinations and orders of signs.
const texts = globSync("content/**/*.yaml", { cwd: projectRoot }).map((file) =>
  readFileSync(join(projectRoot, file), "utf8"),
);
const rare = "कार्त्स्न्य ऋद्ध्यर्थम् श्री ज्ञानी लक्ष्मी उच्छ्वास राष्ट्र हृदय द्व्यक्षर कर्तृत्व र्‍य क्‌ष ट्ठ ₹5 ९";
const edition = { name: "test", language: "hi-IN", runs: runsIn([...texts, rare], "Deva") };

describe.each(Object.entries(devanagariFiles))("%s", (_name, whole) => {
  const files = { whole, cut: "" };
  beforeAll(async () => {
    files.cut = (await cutTypeface(whole, edition)) ?? "";
  });

  test("every word is set with the same glyphs in the same places as by the whole file", async () => {
    const [whole, cut] = [await readTypeface(files.whole), await readTypeface(files.cut)];
    const { characters } = openTypeface(whole, edition.language);
    const has = (run: string) => [...run].every((letter) => characters.has(letter.codePointAt(0) ?? 0));
    const runs = edition.runs.filter(has);
    expect(runs.length).toBeGreaterThan(500);
    const [byWhole, byCut] = [textSetter(whole, edition.language), textSetter(cut, edition.language)];
    expect(runs.filter((run) => !isDeepStrictEqual(byWhole(run), byCut(run)))).toEqual([]);
  });

  test("letters of no text are not in it", async () => {
    const { characters } = openTypeface(await readTypeface(files.cut), edition.language);
    expect(characters.has(0x915)).toBe(true);
    expect(characters.has(0x97f)).toBe(false);
  });
});

test("both together have 75 KB at most", async () => {
  const runs = runsIn(texts, "Deva");
  const files = await Promise.all(
    Object.values(devanagariFiles).map((file) => cutTypeface(file, { ...edition, runs })),
  );
  const bytes = files.map((file = "") => statSync(file).size);
  console.log(`Tiro and Anek, cut: ${bytes.join(" and ")} bytes for ${runs.length} runs`);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(75 * 1024);
});

test("a cut Latin typeface has the space, and every letter that guests may type", async () => {
  const whole = devanagariFiles["Tiro Devanagari"].replace("devanagari-400", "latin-400");
  const german = { name: "test", language: "de-DE", runs: runsIn(["Gr\u00fc\u00dfe aus Rishikesh"], "Latn") };
  const { characters } = openTypeface(await readTypeface((await cutTypeface(whole, german)) ?? ""), "de-DE");
  for (const letter of " AZaz09@\u00e4\u00df\u00e9") expect(characters).toContain(letter.codePointAt(0));
});

test("a typeface without any letter of the edition is left out", async () => {
  const latin = devanagariFiles["Tiro Devanagari"].replace("devanagari-400", "latin-ext-400");
  expect(await cutTypeface(latin, { name: "test", language: "de-DE", runs: ["ab"] })).toBeUndefined();
});
