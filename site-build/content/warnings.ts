import { nameAndLanguage } from "#schema/field-meta.ts";
import { scriptOf } from "#schema/languages.ts";
import type { FileName } from "#schema/schema.ts";
import { plain } from "#schema/text.ts";
import { type Day, hasEnded } from "#shared/calendar.ts";
import { languageName } from "./locales.ts";
import type { Path } from "./mistake.ts";
import { type WrittenField, walkFields } from "./walk-fields.ts";

/** Something that is valid but probably a slip. /admin asks the owner about it, and `npm run check` prints it. */
export interface Warning {
  path: Path;
  message: string;
  /** Identifies the warning without its path, because entries of a list can be moved. */
  key: string;
}

export interface WarningContext {
  today: Day;
  /** The first language in site.yaml, such as en-IN. */
  firstLanguage: string;
}

export function findWarnings(file: FileName, value: unknown, context: WarningContext): Warning[] {
  const warnings: Warning[] = [];
  walkFields(file, value, (field) => {
    for (const message of warningsFor(field, context)) {
      const key = JSON.stringify([file, message, String(field.value)]);
      warnings.push({ path: field.path, message, key });
    }
  });
  return warnings;
}

function warningsFor(field: WrittenField, { today, firstLanguage }: WarningContext): string[] {
  const { meta, value, language, path, siblings } = field;
  if (meta.kind === "price") return warningsForPrice(value);
  if (typeof value !== "string" || value === "") return [];
  if (meta.kind === "lastDay" && hasEnded({ until: value }, today))
    return ["is in the past, so guests no longer see this"];
  if (!meta.isText) return [];
  const warnings = warningsForScript(value, language || firstLanguage);
  if (!language) return warnings;
  const [name] = nameAndLanguage(String(path.at(-1)));
  return [...warnings, ...warningsForNumbers(value, String(siblings[name] ?? ""))];
}

/** Some write 6.500 for six thousand five hundred. */
function warningsForPrice(value: unknown): string[] {
  const amount = Number(value ?? 0);
  return Number.isInteger(amount)
    ? []
    : [`is ${amount}, with decimals. Write thousands without a point: 6500`];
}

/** A Hindi sentence in the English field, or the other way round. Single foreign words are allowed. */
function warningsForScript(text: string, language: string): string[] {
  const script = scriptOf(language);
  if (!script) return [];
  const words = text.replaceAll(/\{\w+\}|https?:\S+/g, "");
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  const expected = count(new RegExp(`\\p{Script_Extensions=${script}}`, "gu"));
  const others = count(/\p{L}/gu) - count(new RegExp(`(?=\\p{L})\\p{Script_Extensions=${script}}`, "gu"));
  const { language: code } = new Intl.Locale(language);
  return others > expected
    ? [`is not written in the letters of ${languageName(code)}. Each language has a field of its own`]
    : [];
}

/** Numbers that differ between languages. A translation without digits may have them in words. */
function warningsForNumbers(text: string, first: string): string[] {
  const [translated, original] = [text, first].map(numbersIn) as [string[], string[]];
  if (translated.length === 0 || original.length === 0) return [];
  if (translated.join() === original.join()) return [];
  return [
    `has ${translated.join(", ")} where the first language has ${original.join(", ")}. Correct one of them`,
  ];
}

const numbersIn = (text: string): string[] =>
  (plain(text).match(/\d+([.,]\d+)*/g) ?? []).map((number) => number.replaceAll(",", "")).sort();
