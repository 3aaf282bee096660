import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { lightbox as words } from "#content/lightbox.yaml";
import { Lightbox } from "./Lightbox.tsx";

const views = [
  { title: "River", credit: "A. Rawat", picture: <img alt="" /> },
  { title: "Room", credit: undefined, picture: <img alt="" /> },
];
const show = (start: number) =>
  renderToStaticMarkup(<Lightbox views={views} start={start} onClose={() => {}} />);
const credit = words.credit.replace("{maker}", "A. Rawat");

test("who made a picture is told where it is large, and nothing where that is the resort", () => {
  expect(show(0)).toContain(credit);
  expect(show(1)).not.toContain(words.credit.split("{")[0]);
});
