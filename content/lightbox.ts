import type { LightboxContent } from "#content/schema/lightbox.ts";

export const lightbox: LightboxContent = {
  open: "Enlarge {title}",
  label: "Pictures",
  counter: "{position} of {count}",
  previous: "Previous picture",
  next: "Next picture",
  close: "Close pictures",
};
