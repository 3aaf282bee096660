/** Of the interactive map. */
export const words = {
  name: "Map of the region",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
};
