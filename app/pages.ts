import { type ComponentType, memo } from "react";
import { localePath } from "#content/site.yaml";
import { pagePaths, pageSource, pathInLocale, unlistedPaths } from "#shared/pages.ts";

/** Each page becomes a script of its own. */
const components = import.meta.glob<{ default: ComponentType }>("/app/pages/*/*Page.tsx");
const loaded = new Map<string, ComponentType>();

const sources = new Map(
  Object.entries({ ...pagePaths, ...unlistedPaths }).map(([name, path]) => [
    pathInLocale(localePath, path),
    `/${pageSource(name)}`,
  ]),
);
/** Unknown paths have the error page. */
const sourceOf = (path: string) => sources.get(path) ?? `/${pageSource("error")}`;

/** The paths of this locale's pages, such as /hi/Packages. */
export const localePagePaths: readonly string[] = [...sources.keys()];

export const isPagePath = (path: string) => sources.has(path);

export const loadedPage = (path: string) => loaded.get(sourceOf(path));

/** Loads the script of the page at a path. Rejects if that fails. */
export async function loadPage(path: string): Promise<void> {
  const source = sourceOf(path);
  if (loaded.has(source)) return;
  const load = components[source];
  if (!load) throw new Error(`${source} is missing.`);
  const module = await load();
  // Pages have no props. Without `memo`, React would render them again whenever the location changes.
  loaded.set(source, memo(module.default));
}
