import css from "./on-column.module.css";

/** The class by which a heading begins on the column: with the ink of its first letter. */
export function onColumn(heading: string): string | undefined {
  if (/^[AVWXY]/.test(heading)) return css.slanted;
  if (/^[CGOQS]/.test(heading)) return css.round;
  if (/^[1-9B-IK-RZ]/.test(heading)) return css.upright;
}
