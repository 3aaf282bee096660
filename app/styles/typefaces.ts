import devanagari from "@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2?url&no-inline";
import type { Typeface } from "#shared/page-to-render.ts";
import anek from "./fonts/anek-latin-var.woff2?url&no-inline";
import tiro from "./fonts/tiro-latin.woff2?url&no-inline";
import "./fonts.css";

/** What comes over the network, after the first picture; fonts.css has what stands there until then. */
export const typefaces: readonly Typeface[] = [
  { family: "Tiro", address: tiro, weight: "400" }, // Tiro Devanagari Hindi, Latin subset, OFL
  { family: "Anek", address: anek, weight: "400 600" }, // Anek Latin, variable, Latin subset, OFL
  // As Tiro. The build cuts it to the letters of the content, such as those of the driver's card.
  { family: "Devanagari", address: devanagari, weight: "400", unicodeRange: "U+0900-097F" },
];
