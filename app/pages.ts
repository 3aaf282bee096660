import { type ComponentType, memo } from "react";
import { localePath } from "#content/site.yaml";
import { pagePaths, pageSource, pathInLocale, unlistedPaths } from "#shared/pages.ts";

/** Each page is a script of its own. */
const components = import.meta.glob<{ default: ComponentType }>("/app/pages/*/*Page.tsx");
const loaded = new Map<string, ComponentType>();

const sources = new Map(
  Object.entries({ ...pagePaths, ...unlistedPaths }).map(([name, path]) => [
    pathInLocale(localePath, path),
    `/${pageSource(name)}`,
  ]),
);
/** Any other path has the error page. */
const sourceOf = (path: string) => sources.get(path) ?? `/${pageSource("error")}`;

/** The paths of this locale's pages: /hi/Packages. */
export const localePagePaths: readonly string[] = [...sources.keys()];

export const isPagePath = (path: string) => sources.has(path);

export const loadedPage = (path: string) => loaded.get(sourceOf(path));

/** Loads the script of the page at a path. Rejects if it does not come. */
export async function loadPage(path: string): Promise<void> {
  const source = sourceOf(path);
  if (loaded.has(source)) return;
  const load = components[source];
  if (!load) throw new Error(`${source} is missing.`);
  const module = await load();
  // A page has no props: without `memo` React would render it again whenever the location changes.
  loaded.set(source, memo(module.default));
}
