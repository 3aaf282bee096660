import { notSentPagePath, sentPagePath } from "./inquiry.ts";

/**
 * The only list of the site's pages, in the order of the sitemap: each page's name and its address. The name is one
 * lower-case word and names all parts of a page: `spa` has app/pages/spa/SpaPage.tsx, content/spa.yaml and the
 * content's shape. Addresses are case-sensitive; other spellings are redirected.
 */
export const pagePaths = {
  home: "/",
  packages: "/Packages",
  about: "/AboutUs",
  dining: "/Dining",
  offers: "/Offers",
  contact: "/Contact",
  privacy: "/Privacy",
} as const;

/** Pages without a file in content/, which search engines do not index: a form was sent or not, and no network. */
export const unlistedPaths = { sent: sentPagePath, unsent: notSentPagePath, offline: "/Offline" } as const;

/** The statuses with a page of their own, at /404 for example. */
export const errorStatuses = [400, 403, 404, 405] as const;

export type PageName = keyof typeof pagePaths;
export type PagePath = (typeof pagePaths)[PageName];
export type UnlistedPath = (typeof unlistedPaths)[keyof typeof unlistedPaths];

export const pageNames = /* @__PURE__ */ Object.keys(pagePaths) as PageName[];

/** The links at the top and at the bottom of every page. Privacy's is in the footer's last line. */
export const navigationPages = /* @__PURE__ */ pageNames.filter((name) => name !== "privacy");
export const footerPages: readonly PageName[] = ["home", "about", "contact"];

/** The address of a page in a locale: /hi for Home, /hi/Packages. `locale`: its path, empty for the first one. */
export function pathInLocale(locale: string, path: string): string {
  if (locale === "") return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The path of the file that tells a page whether it is of the newest release. */
export const releasePath = (locale: string) => `/release${locale && `-${locale}`}.txt`;

/** The path of a page's component from the project's root. `error` is the page for all other addresses. */
export function pageSource(given: string): string {
  const name = given === "sent" || given === "unsent" ? "outcome" : given;
  return `app/pages/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
}
