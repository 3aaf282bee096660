import type { Shape } from "#media/shapes.ts";

export type Encoding = {
  readonly format: "avif" | "webp";
  /** Tried first; 0 to 100. */
  readonly quality: number;
  /** Tried last, even if the file is still above its budget. */
  readonly lowest: number;
  /** Bytes per pixel that lower the quality until they hold. */
  readonly budget: number;
};

// Of our pictures effort 1 takes half the processor time of effort 2, which takes it for 0.5 dB and 3 % more bytes; a first
// build has 248 to make.
export const avifEffort = 1;
/** Less than half of that again, and nearly the same answer to the question which quality keeps a budget. */
export const probeEffort = 0;

// The first view of Home has 180 KiB for everything, so that a phone's hero gets 28 KiB at 750 pixels and
// 58 KiB at 1080; a scrim and a headline lie over it. A full Home page has 450 KiB, and 13 pictures: 17.5 KiB for
// each card of 640 pixels.
const heroTall: Encoding = { format: "avif", quality: 36, lowest: 26, budget: 0.034 };
const heroWide: Encoding = { format: "avif", quality: 42, lowest: 32, budget: 0.06 };
const small: Encoding = { format: "avif", quality: 46, lowest: 36, budget: 0.085 };
const card: Encoding = { format: "avif", quality: 38, lowest: 30, budget: 0.035 };
const fallback: Encoding = { format: "webp", quality: 62, lowest: 50, budget: 0.12 };

export function encodingOf(shape: Shape, tall: boolean, format: "avif" | "webp"): Encoding {
  if (format === "webp") return fallback;
  if (tall) return heroTall;
  if (shape === "hero" || shape === "banner") return heroWide;
  return shape === "1/1" ? small : card;
}
