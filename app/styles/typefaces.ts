import tiroDevanagari from "@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2?url&no-inline";
import tiro from "@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2?url&no-inline";
import anek from "@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url&no-inline";
import type { Typeface } from "#shared/page-to-render.ts";

const forTitles = { family: "Tiro", url: tiro, weight: "400" };
const forText = { family: "Anek", url: anek, weight: "400 600" };
const hindi = { family: "Tiro Devanagari", url: tiroDevanagari, weight: "400" };
/** The browser loads the file only for letters that the device lacks. Not ₹, which every device has. */
const ifNeeded = { unicodeRange: "U+900-97F,U+1CD0-1CF9,U+A8E0-A8FF" };

/** The typefaces of a language (Fontsource, OFL licence). Hindi texts use the device's fonts. Fallbacks: fallback-faces.ts. */
export const typefacesFor = (language: string): readonly Typeface[] =>
  /^(hi|mr|ne)-/.test(language) ? [forTitles, hindi] : [forTitles, forText, { ...hindi, ...ifNeeded }];
