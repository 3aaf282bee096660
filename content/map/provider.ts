import type { MapProvider } from "#content/schema/map.ts";

// "drawing": our own map, nothing from anybody else.
// { osmTiles: "https://tile.openstreetmap.org/{z}/{x}/{y}.png", attribution: "© OpenStreetMap contributors" }: the
//   tiles of a provider over the drawing. Guests' browsers then ask that provider for pictures when the map is near.
// { googleEmbed: "https://www.google.com/maps/embed?pb=..." }: our drawing with a button that puts Google's map in
//   its place. Nothing is asked of Google before the click.
// The content security policy follows by itself.
export const mapProvider: MapProvider = "drawing";
