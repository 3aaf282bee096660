import type * as english from "../en/contact.ts";

export const words: typeof english.words = {
  info: { address: "पता", telephone: "फ़ोन", email: "ईमेल" },
  reach: {
    title: "हम तक कैसे पहुँचें",
    seasons: "मौसम और नदी",
  },
  driver: { button: "ड्राइवर को दिखाएँ", title: "ड्राइवर के लिए", close: "बंद करें" },
  questions: { title: "काम की बातें", rest: "बुक करने से पहले कुछ और जानना है? हमें फ़ोन करें:" },
};
