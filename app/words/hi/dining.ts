import type * as english from "../en/dining.ts";

export const words: typeof english.words = {
  intro: "आइए, साथ खाएँ",
  menu: "मेन्यू",
  question: { text: "कोई ऐसी चीज़ है जो आप नहीं खाते? अपनी पूछताछ में लिख दें।", link: "हमें लिखें" },
  none: "मेन्यू फ़िलहाल यहाँ नहीं है। पूछ लें कि आज क्या पक रहा है, हम खुशी से बताएँगे।",
};
