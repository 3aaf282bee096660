import type { Typeface } from "#shared/page-to-render.ts";

export const faceRules = (typefaces: readonly Typeface[]): string =>
  typefaces
    .map(
      ({ family, address, weight, unicodeRange }) =>
        `@font-face{font-family:"${family}";src:url("${address}");font-weight:${weight};${unicodeRange ? `unicode-range:${unicodeRange};` : ""}font-display:swap}`,
    )
    .join("");
