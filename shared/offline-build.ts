/** What the build compiles into a locale's service worker. */
export interface OfflineBuild {
  /** Changes with every byte of a page or an asset. */
  version: string;
  /** The URL paths of hashed files that any page may need. */
  assets: readonly string[];
  /** The paths of all pages that may be cached. */
  pages: readonly string[];
  /** The path of the contact page, which is always cached: a guest can call, or write an inquiry there. */
  contact: string;
  /** The path of the page that is shown instead of one that is not cached. */
  offline: string;
}
