import { parse } from "node:path";
import { type EditionContent, inEdition } from "#site-build/content/editions.ts";
import { loadContent } from "#site-build/content/read-content.ts";

/** The content of the tests' site. */
export const content: EditionContent = inEdition(loadContent());

/** What the names of a picture's files begin with. */
export const nameOf = (picture: { file: string } | undefined): string => parse(picture?.file ?? "").name;
