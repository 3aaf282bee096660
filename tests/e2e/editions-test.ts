import { editionsSite } from "./editions-site.ts";
import { testOn } from "./served-site.ts";

/** Tests on the site with editions in German and Hindi. One service for all of their files. */
export const test = testOn(editionsSite);
