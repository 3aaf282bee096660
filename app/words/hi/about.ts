import type * as english from "../en/about.ts";

export const words: typeof english.words = {
  checklist: "आपके लिए यहाँ क्या-क्या है",
  gallery: { label: "हमारी तस्वीरें", title: "हमारी सेवाएँ देखें" },
  social: "हम यहाँ भी मिलते हैं",
};
