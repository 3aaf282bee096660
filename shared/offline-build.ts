/** What the build puts into the service worker. */
export interface OfflineBuild {
  /** Changes with every byte of a page or an asset. */
  version: string;
  /** Hashed files that every page may need. */
  assets: readonly string[];
  /** Every page, by its title; the first is always kept. */
  pages: readonly (readonly [path: string, title: string])[];
  /** The answer for a page that is not kept; `<!--kept-->` is where those that are get listed. */
  answer: string;
  answerPolicy: string;
}
