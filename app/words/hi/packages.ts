import type * as english from "../en/packages.ts";

export const words: typeof english.words = {
  heading: "हमारे पैकेज",
  none: "फ़िलहाल कोई पैकेज नहीं है। हमें बताएँ कि आप यहाँ क्या करना चाहेंगे, और कब।",
  title: "साथ-साथ देखें",
  price: "दाम",
  forWhom: "किसके लिए, कितने दिन",
  included: "इसमें क्या-क्या है",
  everythingIn: (title) => `${title} का सब कुछ`,
  askPrice: "दाम। प्रति जोड़ा, पूरे ठहराव का या प्रति रात? हमसे पूछें।",
  children: "बच्चों के लिए हमसे पूछें",
};
