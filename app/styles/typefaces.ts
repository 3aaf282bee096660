import anek from "./fonts/anek-latin-var.woff2?url&no-inline";
import tiro from "./fonts/tiro-latin.woff2?url&no-inline";

/** What comes over the network, after the first picture; app/styles/fonts.css has what stands there until then. */
export const typefaces = [
  { family: "Tiro", address: tiro, weight: "400" }, // Tiro Devanagari Hindi, Latin subset, OFL
  { family: "Anek", address: anek, weight: "400 600" }, // Anek Latin, variable, Latin subset, OFL
] as const;
