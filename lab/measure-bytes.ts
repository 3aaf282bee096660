import "../tests/site/isolate.ts";
import { measureSite } from "../tests/built/measure-site.ts";
import { buildSite } from "../tests/site/build-site.ts";

// npm run measure-bytes: the bytes of the tests' site, which no owner's edit changes. tests/built/budgets.test.ts holds
// the limits.

buildSite();
console.table(measureSite());
