import { buildSite } from "./build-site.ts";
import { buildEditions } from "./other-sites.ts";

// Before all tests, because two builds cannot run at once.
buildSite();
buildEditions();
