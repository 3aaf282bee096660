/** The data that the build puts into the service worker. */
export interface OfflineBuild {
  /** Changes with every byte of a page or an asset. */
  version: string;
  /** Hashed files that every page may need. */
  assets: readonly string[];
  /** All pages with their titles. The first is always kept. */
  pages: readonly (readonly [path: string, title: string])[];
  /** The answer for a page that is not kept. A list of the kept pages replaces `<!--kept-->`. */
  answer: string;
  answerPolicy: string;
}
