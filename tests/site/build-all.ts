import { buildSeasons } from "../e2e/seasons-site.ts";
import { buildSite } from "./build-site.ts";

// Before any test runs: a build refuses to run beside another one.
buildSite();
buildSeasons();
