import type * as english from "../en/lightbox.ts";

export const words: typeof english.words = {
  open: (title) => `बड़ी तस्वीर देखें: ${title}`,
  label: "तस्वीरें",
  counter: (position, count) => `${count} में से ${position}`,
  previous: "पिछली तस्वीर",
  next: "अगली तस्वीर",
  close: "तस्वीरें बंद करें",
};
