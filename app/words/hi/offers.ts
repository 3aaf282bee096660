import type * as english from "../en/offers.ts";

export const words: typeof english.words = {
  heading: "पैकेज और खास ऑफ़र",
  from: "शुरुआती दाम",
  perNight: "एक रात का औसत",
  ask: "इस ऑफ़र के बारे में पूछें",
  pesos: "PHP वाले दाम फ़िलीपीनी पेसो में हैं। हमसे पूछें, रुपये में दाम हम बता देंगे।",
  none: "फ़िलहाल कोई ऑफ़र नहीं है। पैकेज अपने अलग पन्ने पर हैं।",
};
