import { makeContent } from "./make-content.ts";
import { testSite } from "./settings.ts";

// To be imported first: site-build/ reads these settings as it is loaded.
Object.assign(process.env, testSite);
makeContent();
