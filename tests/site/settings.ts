import { join } from "node:path";

const made = join(import.meta.dirname, "../../.cache/test-site");

/**
 * The settings of the tests' own site. Its content is a copy of the first content/, so that an owner's edit changes no
 * test result (docs/decisions/046-the-tests-own-site.md).
 */
export const testSite = {
  CONTENT_DIR: join(made, "content"),
  MEDIA_DIR: join(made, "media"),
  SITE_DIR: join(made, "dist"),
};
