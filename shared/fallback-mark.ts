/** Stands before and behind a text that an edition lacks, shown in the language of content/. Screens show nothing of it. */
export const fallbackMark = "\u2063";
