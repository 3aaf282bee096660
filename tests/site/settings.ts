import { join } from "node:path";

const made = join(import.meta.dirname, "../../.cache/test-site");

/**
 * What the tests stand on instead of the owner's content/ and media/, in English and Hindi: an owner's edit never turns
 * a test red. Whoever changes the schema changes both.
 */
export const fixedContent = join(import.meta.dirname, "content");
export const fixedMedia = join(import.meta.dirname, "media");

/** The settings of the site that most tests look at: the fixed content in English. */
export const testSite = {
  CONTENT_DIR: join(made, "content"),
  MEDIA_DIR: fixedMedia,
  SITE_DIR: join(made, "dist"),
};
