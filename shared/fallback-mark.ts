declare global {
  /** Replaced by the build: false in an edition that has all its texts. */
  const __LACKS_TEXTS__: boolean;
}

/** Stands before and behind a text that an edition lacks, shown in the language of content/. Screens show nothing of it. */
export const fallbackMark = "\u2063";

/** A text for a place that app/editions/jsx-runtime.ts does not see, such as a field of a form. */
export const withoutMarks = (text: string): string =>
  __LACKS_TEXTS__ ? text.replaceAll(fallbackMark, "") : text;
