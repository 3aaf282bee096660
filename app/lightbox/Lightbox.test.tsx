import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { words } from "#words/lightbox.ts";
import { Lightbox } from "./Lightbox.tsx";

const picture = {
  name: "river-0a1b2c3d",
  place: "view",
  widths: { wide: [640] },
  alt: "",
  x: 2,
  y: 2,
} as const;
const views = [
  { title: "River", picture: { ...picture, credit: "A. Rawat" } },
  { title: "Room", picture },
];
const show = (start: number) =>
  renderToStaticMarkup(<Lightbox views={views} sizes="100vw" start={start} onClose={() => {}} />);
const credit = words.credit("A. Rawat");

test("who made a picture is told where it is large, and nothing where that is the resort", () => {
  expect(show(0)).toContain(credit);
  expect(show(1)).not.toContain(words.credit(""));
});
