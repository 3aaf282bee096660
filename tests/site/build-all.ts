import { buildSite } from "./build-site.ts";
import { buildLocales } from "./other-sites.ts";

// Before all tests, because two builds cannot run at once.
buildSite();
buildLocales();
