import type * as english from "../en/details.ts";

export const words: typeof english.words = {
  open: "पूरी जानकारी देखें",
  more: "...और भी",
  price: "दाम",
  action: "अभी बुक करें",
  chat: "चैट पर पूछें",
  included: "इसमें क्या-क्या है",
  close: "जानकारी बंद करें",
};
