import type * as english from "../en/home.ts";

export const words: typeof english.words = {
  hero: {
    action: "अभी बुक करें",
    packages: (price) => `${price} से पैकेज`,
    pictures: "रिज़ॉर्ट की तस्वीरें",
    showPicture: (position, count) => `तस्वीर ${position} दिखाएँ, कुल ${count}`,
  },
  popup: {
    note: "यहाँ से कुछ नहीं भेजा जाता। अपनी पूछताछ में इस छूट का ज़िक्र कर दें।",
    submitted: "कुछ भेजा नहीं गया। अपनी पूछताछ में इस छूट का ज़िक्र कर दें।",
    fields: { name: "नाम", mobile: "मोबाइल", email: "ईमेल" },
    submit: "जमा करें",
    close: "बंद करें",
  },
  place: "यह जगह है",
  about: { label: "परिचय", action: "हमारे बारे में और जानें" },
  services: "हमारी सेवाएँ",
  photos: "हमारी नई तस्वीरें",
  testimonials: {
    title: "मेहमान क्या कहते हैं?",
    label: "मेहमानों की राय",
    show: (position, count) => `राय ${position} दिखाएँ, कुल ${count}`,
  },
};
