import type { Widths } from "./shapes.ts";

/** What the browser needs to know of one picture; the addresses of its files follow from it by media/shapes.ts. */
export type PictureRow = readonly [
  hash: string,
  look: number,
  shapes: { readonly [shape: string]: Widths },
  alt: string,
  /** Who made it; left out where that is the resort. */
  credit?: string,
];

/** Placeholder (16 colours), focus (five steps each way) and whether it is our own drawing, in one number. */
export function packLook(placeholder: number, focus: readonly [number, number], rendering: boolean): number {
  return placeholder + 16 * (step(focus[0]) + 5 * (step(focus[1]) + 5 * Number(rendering)));
}

export function unpackLook(look: number) {
  const steps = look >> 4;
  return {
    placeholder: look & 15,
    x: steps % 5,
    y: Math.floor(steps / 5) % 5,
    isRendering: steps >= 25,
  };
}

function step(position: number): number {
  return Math.round(position * 4);
}
