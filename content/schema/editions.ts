import { z } from "zod";
import { pagePaths } from "#shared/pages.ts";
import { line, lineWith, type ResolvedAs } from "./fields.ts";

/** First parts of addresses and folders of content/ that are taken already. */
const taken = [
  ...Object.values(pagePaths).map((path) => path.slice(1).toLowerCase()),
  ...["api", "assets", "health", "map", "pages", "pictures", "ready", "schema"],
];

export const editionSchema = z.strictObject({
  language: z
    .string()
    .refine(isLanguageTag, "must be a language and a country such as en-IN or hi-IN")
    .describe("Its language and country: en-IN for English, hi-IN for Hindi, de-DE for German."),
  path: z
    .string()
    .regex(/^[a-z-]*$/, "must be lower-case letters, such as hi")
    .refine(
      (path) => !taken.includes(path) || path === "",
      "is the name of something else. Take another, such as hi",
    )
    .describe(
      "The beginning of its addresses, and the name of its folder: hi for /hi/Packages. Empty for the first edition.",
    )
    .meta({ title: "Beginning of its addresses" }),
  name: line("The name of the language, in that language."),
  direction: z.enum(["ltr", "rtl"]).describe("ltr if it is written from left to right, otherwise rtl."),
  isPublic: z
    .boolean()
    .describe("Whether guests see it. Otherwise only npm run dev shows it.")
    .meta({ title: "Guests see it" }),
});

export type Edition = z.infer<typeof editionSchema>;

export const editionsSchema = z.strictObject({
  editions: z
    .array(editionSchema)
    .min(1, "must have at least one entry")
    .superRefine((editions, context) => {
      const report = (index: number, field: keyof Edition, message: string) =>
        context.addIssue({ code: "custom", path: [index, field], message });
      editions.forEach(({ path, isPublic }, index) => {
        if (index === 0 && path !== "")
          report(0, "path", "must be empty: the first edition has the plain addresses");
        if (index === 0 && !isPublic)
          report(0, "isPublic", "must be true: the first edition is the site itself");
        if (index > 0 && path === "")
          report(index, "path", "must not be empty: only the first edition has the plain addresses");
        const first = editions.findIndex((other) => other.path === path);
        if (first < index && path !== "")
          report(index, "path", "must be its own: another edition has it already");
      });
    })
    .describe(
      "The languages of the site. The first is the one of the texts outside of the other languages' folders.",
    ),
  writtenIn: lineWith(
    "The last line of an inquiry that was written in another language than the first; {language} is its name.",
    ["language"],
  ).meta({ title: "Language of an inquiry" }) as unknown as z.ZodType<ResolvedAs<string | null>>,
});

/** A language with its country, which decides how numbers and days are written. */
function isLanguageTag(tag: string): boolean {
  try {
    const { language, region, baseName } = new Intl.Locale(tag);
    return region !== undefined && language.length < 4 && baseName === tag;
  } catch {
    return false;
  }
}
