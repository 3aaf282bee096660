import { readCurrent } from "#service/node/releases.ts";
import { contentFolder } from "#site-build/content/site-content.ts";
import { projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { findBuilt } from "../../scripts/build-stamp.ts";
import { makeMedia } from "./make-media.ts";
import { testSite } from "./settings.ts";

// `npm run build`, unless the last build was made from the same files.
const built = await findBuilt(projectRoot);
if (built && built.id === readCurrent(siteFolder)) console.log("This site is built already.");
else {
  if (contentFolder === testSite.CONTENT_DIR) await makeMedia();
  await import("../../scripts/build.ts");
}
