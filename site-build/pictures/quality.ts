import type { Shape } from "#media/shapes.ts";

export type Encoding = {
  readonly format: "avif" | "webp";
  /** The first one to try, 0 to 100. */
  readonly quality: number;
  /** Lower limit, even if the file is still above its budget. */
  readonly lowest: number;
  /** Bytes per pixel. */
  readonly budget: number;
  /** Of the encoder: AVIF 0 to 9, WebP 0 to 6. Low, because a first build makes 368 files. */
  readonly effort: number;
};

/** For AVIF. Takes less than half the time of effort 1, and finds nearly the same quality for a budget. */
export const probeEffort = 0;

// Home's first view may have 180 KiB: 23 KiB for a phone's hero at 750 pixels, 47 KiB at 1080 (a scrim and a headline
// cover it). All of Home may have 450 KiB with 13 pictures. Effort 3 saves a fifth of the bytes of effort 1 at the same
// quality (PSNR), in 2.4 times its time; effort 4 saves 2 % more, in 11 times.
const heroTall: Encoding = { format: "avif", quality: 34, lowest: 25, budget: 0.0275, effort: 3 };
const heroWide: Encoding = { format: "avif", quality: 42, lowest: 32, budget: 0.06, effort: 1 };
const thumbnail: Encoding = { format: "avif", quality: 54, lowest: 42, budget: 0.13, effort: 1 };
const small: Encoding = { format: "avif", quality: 46, lowest: 36, budget: 0.085, effort: 1 };
// Screens with one device pixel for each CSS pixel show these files 1:1: nothing hides a loss.
const smallCard: Encoding = { format: "avif", quality: 44, lowest: 36, budget: 0.055, effort: 1 };
const card: Encoding = { format: "avif", quality: 38, lowest: 30, budget: 0.035, effort: 1 };
const fallback: Encoding = { format: "webp", quality: 62, lowest: 50, budget: 0.12, effort: 4 };

export function encodingOf(shape: Shape, tall: boolean, width: number, format: "avif" | "webp"): Encoding {
  if (format === "webp") return fallback;
  if (shape === "hero" || shape === "banner") return tall ? heroTall : heroWide;
  if (shape === "1/1") return width <= 180 ? thumbnail : small;
  return width <= 640 ? smallCard : card;
}
