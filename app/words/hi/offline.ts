import type * as english from "../en/offline.ts";

export const words: typeof english.words = {
  title: "यहाँ नेटवर्क नहीं है",
  lead: "यह पन्ना अभी आपके डिवाइस पर नहीं है। जो आप पढ़ चुके हैं, वह आपके पास है:",
  call: "जहाँ फ़ोन लगता हो, वहाँ से हमें फ़ोन करें:",
  again: "फिर कोशिश करें",
};
