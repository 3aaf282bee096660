import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./Stars.tsx";

/** How wide the part of the drawing is that is filled. */
const filled = (rating: number) =>
  Number(/<svg width="(\d+)"/.exec(renderToStaticMarkup(<Stars rating={rating} />))?.[1]);

test("half a star is drawn from .5 on, and none below", () => {
  expect([4.4, 4.9].map(filled)).toEqual([4, 4.5].map(filled));
  expect(filled(4.5)).toBeGreaterThan(filled(4));
  expect(filled(4.5)).toBeLessThan(filled(5));
});
