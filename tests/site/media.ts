import { existsSync } from "node:fs";
import { makeMedia } from "./make-media.ts";
import { testSite } from "./settings.ts";

/** Unit tests read the pictures of the tests' site, also where it has not been built yet. */
export default async function setUp() {
  if (!existsSync(testSite.MEDIA_DIR)) await makeMedia();
}
