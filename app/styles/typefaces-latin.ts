import tiro from "@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2?url&no-inline";
import tiroMore from "@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-ext-400-normal.woff2?url&no-inline";
import anekMore from "@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2?url&no-inline";
import anek from "@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url&no-inline";

import type { Typeface } from "#shared/page-to-render.ts";
import "./fonts.css";

/** Instead of typefaces.ts in editions with letters that it lacks, such as ä. The build cuts these files. */
export const typefaces: readonly Typeface[] = [
  { family: "Tiro", address: tiro, weight: "400" },
  { family: "Tiro", address: tiroMore, weight: "400" },
  { family: "Anek", address: anek, weight: "400 600" },
  { family: "Anek", address: anekMore, weight: "400 600" },
].filter(({ address }) => address);
