import { notSentPagePath, sentPagePath } from "./inquiry.ts";

/**
 * The only list of the site's pages, in the order of the sitemap: each page's name and its address. The name is one
 * lower-case word and names all parts of a page: `spa` has app/pages/spa/SpaPage.tsx, content/pages/spa.yaml and the
 * content `spaPage`. Addresses are case-sensitive; other spellings are redirected.
 */
export const pagePaths = {
  home: "/",
  packages: "/Packages",
  about: "/AboutUs",
  dining: "/Dining",
  offers: "/Offers",
  contact: "/Contact",
} as const;

/** Pages without a file in content/pages/, which search engines are told to leave out. */
export const unlistedPaths = { sent: sentPagePath, unsent: notSentPagePath } as const;

export type PageName = keyof typeof pagePaths;
export type PagePath = (typeof pagePaths)[PageName];
export type UnlistedPath = (typeof unlistedPaths)[keyof typeof unlistedPaths];

export const pageNames = Object.keys(pagePaths) as PageName[];

/** The component of a page, from the project's folder; `error` is the page for every other address. */
export function pageSource(name: string): string {
  return `app/pages/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
}
