import type { Place } from "#schema/places.ts";

export type Encoding = {
  /** The first one to try, 0 to 100. */
  readonly quality: number;
  /** Lower limit, even if the file is still above its budget. */
  readonly lowest: number;
  /** Bytes per pixel. */
  readonly budget: number;
  /** Of the encoder: AVIF 0 to 9, WebP 0 to 6. Low, because a first build makes 360 files. */
  readonly effort: number;
};

// Home's first view may have 180 KiB: 25 KiB for a phone's hero at 750 pixels, 52 KiB at 1080. All of Home may have
// 450 KiB with 13 pictures. Effort 3 saves a fifth of the bytes of effort 1 at the same quality (PSNR), in 2.4 times its
// time.
const tallBanner: Encoding = { quality: 34, lowest: 25, budget: 0.0275, effort: 3 };
const wide: Encoding = { quality: 42, lowest: 32, budget: 0.06, effort: 1 };
// Screens with one device pixel for each CSS pixel show these files 1:1: nothing hides a loss.
const small: Encoding = { quality: 46, lowest: 36, budget: 0.07, effort: 1 };
const large: Encoding = { quality: 38, lowest: 30, budget: 0.035, effort: 1 };

export const webpEncoding: Encoding = { quality: 62, lowest: 50, budget: 0.12, effort: 4 };
export const shareQuality = 80;

export function avifEncoding(place: Place, isTall: boolean, width: number): Encoding {
  if (place === "banner" && isTall) return tallBanner;
  if (place === "hero" || place === "banner") return wide;
  return width <= 640 ? small : large;
}
