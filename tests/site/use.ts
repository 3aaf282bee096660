import { makeContent } from "./make-content.ts";
import { testSite } from "./settings.ts";

// Import this first: site-build/ reads these settings when it is loaded.
Object.assign(process.env, testSite);
makeContent();
