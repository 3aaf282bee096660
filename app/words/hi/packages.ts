import type * as english from "../en/packages.ts";

export const words: typeof english.words = {
  heading: "हमारे पैकेज",
  none: "फ़िलहाल कोई पैकेज नहीं है। हमें बताएँ कि आप यहाँ क्या करना चाहेंगे, और कब।",
  title: "साथ-साथ देखें",
  forWhom: "किसके लिए, कितने दिन",
  everythingIn: (title) => `${title} का सब कुछ`,
  families: { text: "साथ में बच्चे भी हैं?", link: "पूछें कि दाम कितना होगा" },
  from: (price) => `${price} से`,
};
