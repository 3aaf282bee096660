import { mapProvider } from "#content/map/provider.ts";
import type { MapProvider } from "../content-schema.ts";

/** What the content security policy must allow beyond our own origin for the map's setting. */
export function mapOrigins(provider: MapProvider = mapProvider): { img: string[]; frame: string[] } {
  if (provider === "drawing") return { img: [], frame: [] };
  if ("osmTiles" in provider) return { img: [originOf(provider.osmTiles)], frame: [] };
  return { img: [], frame: [originOf(provider.googleEmbed)] };
}

function originOf(address: string): string {
  return /^https:\/\/[^/]+/.exec(address)?.[0] ?? "";
}
