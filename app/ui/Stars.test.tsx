import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./Stars.tsx";

/** How wide the part of the drawing is that is filled. */
const filled = (rating: number) =>
  Number(/<svg width="(\d+)"/.exec(renderToStaticMarkup(<Stars rating={rating} />))?.[1]);

const sprite = readFileSync(new URL("svg/sprite.svg", import.meta.url), "utf8");
const [, tip = "", , pitch = ""] = /id="stars" d="m([\d.]+) ([\d.]+).*?zm(\d+) 0/.exec(sprite) ?? [];
/** The middle of a star, and half of its width. */
const middleOf = (star: number) => Number(tip) + (star - 1) * Number(pitch);
const reach = 9.5;

test("whole stars are filled completely, and the next one not at all", () => {
  for (const rating of [1, 2, 3, 4, 5]) {
    expect(filled(rating)).toBeGreaterThanOrEqual(middleOf(rating) + reach);
    expect(filled(rating)).toBeLessThanOrEqual(middleOf(rating + 1) - reach);
  }
});

test("from .5 on a star is filled to its middle, and below not at all", () => {
  expect([4.4, 4.9].map(filled)).toEqual([4, 4.5].map(filled));
  for (const star of [1, 2, 3, 4, 5]) expect(filled(star - 0.5)).toBe(middleOf(star));
});
