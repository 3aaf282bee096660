import { localePath } from "#content/site.yaml";
import { type PagePath, pathInLocale, type UnlistedPath } from "#shared/pages.ts";

/** The URL of a page in this locale. A wrong path is a type error. */
export const href = (path: PagePath | UnlistedPath) => pathInLocale(localePath, path);
