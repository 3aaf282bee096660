// Apart from place.ts, so that a page which knows the edges does not load the library that checks content.
/** The piece of the world that the map shows, in degrees: three to two, as the drawing is. */
export const mapEdges = { west: 77.72, east: 79.39, north: 30.56, south: 29.597 } as const;
