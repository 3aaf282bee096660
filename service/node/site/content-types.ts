import { getMimeType, mimes } from "hono/utils/mime";

const types = { ...mimes, geojson: "application/geo+json" };

/** With nosniff a browser believes this and nothing else, so an unknown type is only ever downloaded. */
export function contentTypeOf(file: string): string {
  return getMimeType(file, types) ?? "application/octet-stream";
}
