import type { MapTexts } from "#content/schema/map.ts";

/** What the interactive map says. */
export const mapTexts: MapTexts = {
  name: "Map of the region",
  help: "Arrow keys move the map, plus and minus zoom, 0 shows the whole region again.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeRegion: "Show the whole region",
  markers: "Places on the map",
  close: "Close",
  wheelHint: "Click the map, or hold Ctrl, to zoom with the wheel",
  touchHint: "Tap the map to move it with one finger, or use two",
  scale: "in a straight line",
  byRoad: "By road",
  ways: { air: "By air", rail: "By rail", road: "On the road", river: "On the river" },
  resort: {
    area: "The ring is the area of our PIN code, not the house. Ask us for the way before you set out.",
    exact: "This is where we are. Ask us about the road before you set out.",
  },
  drawn: "Rivers, roads and hills: drawn by us, schematic",
  google: {
    show: "Show Google's map here",
    note: "It loads from Google, who then know of your visit.",
    back: "Back to our map",
  },
};
