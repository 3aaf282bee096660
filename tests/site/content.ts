import { parse } from "node:path";
import { inLocale, type LocaleContent } from "#site-build/content/locales.ts";
import { loadContent } from "#site-build/content/read-content.ts";

/** The content of the tests' site. */
export const content: LocaleContent = inLocale(loadContent());

/** What the names of a picture's files begin with. */
export const nameOf = (picture: { file: string } | undefined): string => parse(picture?.file ?? "").name;
