/** The data that the build puts into the service worker of a locale. */
export interface OfflineBuild {
  /** Changes with every byte of a page or an asset. */
  version: string;
  /** Hashed files that every page may need. */
  assets: readonly string[];
  /** The paths of all pages that may be kept. */
  pages: readonly string[];
  /** Always kept: it says how to reach us, and an inquiry can be written there. */
  contact: string;
  /** What is shown instead of a page that is not kept. */
  offline: string;
}
