import type * as english from "../en/map.ts";

export const words: typeof english.words = {
  name: "इलाके का नक्शा",
  zoomIn: "पास से देखें",
  zoomOut: "दूर से देखें",
};
