import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const made = join(root, ".cache/test-site");

/**
 * The settings of the site that the tests run on. Its content is a copy of the first content/, so that no edit of an
 * owner's changes a test's result. docs/decisions/046-the-tests-own-site.md says more.
 */
export const testSite = {
  CONTENT_DIR: join(root, "tests/site/content"),
  MEDIA_DIR: join(made, "media"),
  SITE_DIR: join(made, "dist"),
};
