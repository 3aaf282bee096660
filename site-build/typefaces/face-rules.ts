import type { Typeface } from "#shared/page-to-render.ts";

/** Styles that load typefaces at once: for browsers without script, and for the offline page. */
export const faceRules = (typefaces: readonly Typeface[]): string =>
  typefaces
    .map(
      ({ family, address, weight }) =>
        `@font-face{font-family:"${family}";src:url("${address}");font-weight:${weight};font-display:swap}`,
    )
    .join("");
