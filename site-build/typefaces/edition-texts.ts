import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content, ResolvedContent } from "#content/schema/subjects.ts";
import { localeOf } from "../content/facts.ts";
import { projectRoot } from "../site-folder.ts";

/** The script of a language, such as Deva for hi-IN. */
export const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? "";

/** A sentence for an edition whose script has no typeface here. */
export function sayNoTypeface(language: string): string | undefined {
  const script = scriptOf(language);
  if (["Latn", "Deva"].includes(script)) return;
  const name = new Intl.DisplayNames("en", { type: "script" }).of(script);
  return `The site has no typeface for ${name} letters: guests see those of their device.`;
}

/** What pages of an edition can show: the texts of its content, and what browsers write by Intl. */
export function textsOf(content: Content, resolved: ResolvedContent): string[] {
  const texts: string[] = [];
  // Both: some texts have places that are filled, others are left out of the pages' modules.
  JSON.stringify([content, resolved], (_name, value) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  const words = join(projectRoot, "app/words", new Intl.Locale(content.edition.language).language);
  const ofInterface = globSync("*.ts", { cwd: words }).map((file) => readFileSync(join(words, file), "utf8"));
  return [...texts, ...ofInterface, ...intlWords(localeOf(content.edition))];
}

function intlWords(locale: string): string[] {
  const say = (options: Intl.DateTimeFormatOptions, day: number, month = 0) =>
    new Date(Date.UTC(2026, month, day)).toLocaleDateString(locale, { ...options, timeZone: "UTC" });
  const lengths = ["kilometer", "mile"].map((unit) =>
    new Intl.NumberFormat(locale, { style: "unit", unit }).format(1),
  );
  const lists = (["conjunction", "disjunction"] as const).map((type) =>
    new Intl.ListFormat(locale, { type }).format(["1", "2", "3"]),
  );
  const days = (["long", "short"] as const).flatMap((form) => [
    ...Array.from({ length: 12 }, (_, month) =>
      say({ day: "numeric", month: form, year: "numeric" }, 1, month),
    ),
    ...Array.from({ length: 7 }, (_, day) => say({ weekday: form }, day + 1)),
  ]);
  return [...lengths, ...lists, ...days];
}

/** What guests type into a form in Latin letters. */
const typed = Array.from({ length: 0xdf }, (_, index) => String.fromCodePoint(0x21 + index));

/** The runs of letters of `script` in the texts, and the characters of all scripts, such as ₹: each once. */
export function runsIn(texts: readonly string[], script: string): string[] {
  const ofScript = new RegExp(`[\\p{scx=${script}}\\u200c\\u200d]+`, "gu");
  const runs = texts.flatMap((text) => text.match(ofScript) ?? []);
  const others = texts.flatMap((text) => text.match(/\p{sc=Zyyy}/gu) ?? []);
  return [...new Set([...runs, ...others, ...(script === "Latn" ? typed : [])])].sort();
}
