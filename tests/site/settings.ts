import { join } from "node:path";

const made = join(import.meta.dirname, "../../.cache/test-site");

/**
 * The settings of the site that the tests run on: its content is a copy of the first content/, so that no edit of an
 * owner's changes a test's result. docs/decisions/046-the-tests-own-site.md says more.
 */
export const testSite = {
  CONTENT_DIR: join(made, "content"),
  MEDIA_DIR: join(made, "media"),
  SITE_DIR: join(made, "dist"),
};
