import type { SiteFile } from "./load-site.ts";

type Encoding = "br" | "gzip" | "identity";

/** The encoding the client wants most among those the build made; on equal wishes the smallest. */
export function negotiateEncoding(accepts: string | undefined, file: SiteFile): Encoding {
  if (!accepts) return "identity";
  const wishes = new Map<string, number>();
  for (const part of accepts.toLowerCase().split(",")) {
    const [coding = "", ...options] = part.split(";").map((text) => text.trim());
    const quality = options.find((option) => option.startsWith("q="))?.slice(2);
    wishes.set(coding, quality === undefined ? 1 : Number(quality) || 0);
  }
  const wishFor = (coding: string) => wishes.get(coding) ?? wishes.get("*") ?? 0;
  // Without a wish of its own, plain is the last resort and not a wish.
  let best: Encoding = "identity";
  let bestWish = wishes.get("identity") ?? 0;
  for (const coding of ["gzip", "br"] as const) {
    const wish = wishFor(coding);
    if (file[coding] && wish > 0 && wish >= bestWish) [best, bestWish] = [coding, wish];
  }
  return best;
}
