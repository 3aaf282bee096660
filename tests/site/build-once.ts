import { contentFolder } from "#site-build/content/site-content.ts";
import { buildIfChanged } from "../../scripts/build-stamp.ts";
import { makeMedia } from "./make-media.ts";
import { testSite } from "./settings.ts";

// `npm run build`, unless the last build was made from the same files.
if (contentFolder === testSite.CONTENT_DIR) await makeMedia();
if (!(await buildIfChanged())) process.exit(1);
