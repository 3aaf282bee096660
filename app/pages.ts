import type { ComponentType } from "react";
import { type PagePath, pagePaths, pageSource, type UnlistedPath, unlistedPaths } from "#shared/pages.ts";

export type LoadPage = () => Promise<{ default: ComponentType }>;

/** Each page is a script of its own. site-build/content/check-pages.ts stops a build that lacks one. */
const components = import.meta.glob<{ default: ComponentType }>("/app/pages/*/*Page.tsx");

/** Every path with the function that loads its page; "*" is any other path. */
export const routes = Object.entries({ ...pagePaths, ...unlistedPaths, error: "*" }).map(
  ([name, path]) => [path, components[`/${pageSource(name)}`] as LoadPage] as const,
);

declare module "react-router" {
  // A wrong path in href() is a type error.
  interface Register {
    pages: { [path in PagePath | UnlistedPath]: { params: Record<never, never> } };
  }
}
