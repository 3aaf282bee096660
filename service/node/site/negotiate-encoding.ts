import type { SiteFile } from "./load-site.ts";

type Encoding = "br" | "gzip" | "identity";

/** The client's preferred encoding among those that the build made; if equal, the smallest. */
export function negotiateEncoding(accepts: string | undefined, file: SiteFile): Encoding {
  if (!accepts) return "identity";
  const wishes = new Map<string, number>();
  for (const part of accepts.toLowerCase().split(",")) {
    const [coding = "", ...options] = part.split(";").map((text) => text.trim());
    const quality = options.find((option) => option.startsWith("q="))?.slice(2);
    wishes.set(coding, quality === undefined ? 1 : Number(quality) || 0);
  }
  const wishFor = (coding: string) => wishes.get(coding) ?? wishes.get("*") ?? 0;
  // Without its own value `identity` is only the last choice.
  let best: Encoding = "identity";
  let bestWish = wishes.get("identity") ?? 0;
  for (const coding of ["gzip", "br"] as const) {
    const wish = wishFor(coding);
    if (file[coding] && wish > 0 && wish >= bestWish) [best, bestWish] = [coding, wish];
  }
  return best;
}
