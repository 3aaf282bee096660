import type { MapProvider } from "#content/schema/map.ts";

/** What the content security policy must allow beyond our own origin for the map's setting. */
export function mapOrigins(provider: MapProvider): { image: string[]; frame: string[] } {
  if (provider === "drawing") return { image: [], frame: [] };
  if ("osmTiles" in provider) return { image: [originOf(provider.osmTiles)], frame: [] };
  return { image: [], frame: [originOf(provider.googleEmbed)] };
}

function originOf(address: string): string {
  return /^https:\/\/[^/]+/.exec(address)?.[0] ?? "";
}
