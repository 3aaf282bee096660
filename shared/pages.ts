import { notSentPagePath, sentPagePath } from "./inquiry.ts";

/**
 * All pages in the order of the sitemap, by name. A name is one lower-case word, which the files of the page share: `spa` has
 * app/pages/spa/SpaPage.tsx, content/spa.yaml, and `spa` in schema/schema.ts. Paths in another case are redirected.
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

/** Pages without content of their own, which search engines do not index: inquiry sent, inquiry not sent, offline. */
export const unlistedPaths = { sent: sentPagePath, unsent: notSentPagePath, offline: "/Offline" } as const;

/** The HTTP statuses with an error page, such as /404. */
export const errorStatuses = [400, 403, 404, 405] as const;

export type PageName = keyof typeof pagePaths;
export type PagePath = (typeof pagePaths)[PageName];
export type UnlistedPath = (typeof unlistedPaths)[keyof typeof unlistedPaths];

export const pageNames = /* @__PURE__ */ Object.keys(pagePaths) as PageName[];

/** The pages in the header and in the footer's list. The footer links to Privacy in its last line. */
export const navigationPages = /* @__PURE__ */ pageNames.filter((name) => name !== "privacy");
export const footerPages: readonly PageName[] = ["home", "about", "contact"];

/** The path of a page in a locale, such as /hi or /hi/Packages. `locale`: its path, empty for the first one. */
export function pathInLocale(locale: string, path: string): string {
  if (locale === "") return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The path of the file that tells an open page whether it is from the newest release. */
export const releasePath = (locale: string) => `/release${locale && `-${locale}`}.txt`;

/** The file of a page's component. `error` is the name for all error statuses. */
export function pageSource(page: string): string {
  const name = page === "sent" || page === "unsent" ? "outcome" : page;
  return `app/pages/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
}
