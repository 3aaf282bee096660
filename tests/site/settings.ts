import { join } from "node:path";

const made = join(import.meta.dirname, "../../.cache/test-site");

/** The settings of the tests' own site: content/ in its first language. */
export const testSite = {
  CONTENT_DIR: join(made, "content"),
  SITE_DIR: join(made, "dist"),
};
