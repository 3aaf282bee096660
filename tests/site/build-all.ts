import { buildEditions } from "../e2e/editions-site.ts";
import { buildSite } from "./build-site.ts";

// Before all tests, because two builds cannot run at once.
buildSite();
buildEditions();
