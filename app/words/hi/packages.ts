import type * as english from "../en/packages.ts";

export const words: typeof english.words = {
  title: "साथ-साथ देखें",
  price: "दाम",
  people: "लोग",
  days: "दिन",
  notFixed: "तय नहीं: अपने दिन आप बताएँ",
  included: "इसमें क्या-क्या है",
  alike: "सबमें एक जैसा",
  ask: "दाम प्रति जोड़ा है, पूरे ठहराव का या प्रति रात? हमसे पूछें।",
};
