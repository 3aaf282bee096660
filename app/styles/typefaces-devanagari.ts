import tiroDevanagari from "@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2?url&no-inline";
import tiroWhole from "@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2?url&no-inline&whole";
import anekDevanagari from "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2?url&no-inline";
import anekWhole from "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2?url&no-inline&whole";
import type { Typeface } from "#shared/page-to-render.ts";
import "./devanagari.css";
import anek from "./fonts/anek-latin-var.woff2?url&no-inline";
import tiro from "./fonts/tiro-latin.woff2?url&no-inline";

/** The build takes the letters that the cut files have out of it. */
const unicodeRange = "U+0900-097F";

/** Instead of typefaces.ts in editions in Devanagari. The build cuts the files of packages. */
export const typefaces: readonly Typeface[] = [
  { family: "Tiro", address: tiro, weight: "400" }, // Latin words and digits, as in the other editions
  { family: "Anek", address: anek, weight: "400 600" },
  { family: "Tiro Devanagari", address: tiroDevanagari, weight: "400" }, // Tiro Devanagari Hindi, OFL
  { family: "Anek Devanagari", address: anekDevanagari, weight: "400 600" }, // variable, OFL
  { family: "Tiro Devanagari", address: tiroWhole, weight: "400", unicodeRange },
  { family: "Anek Devanagari", address: anekWhole, weight: "400 600", unicodeRange },
];
