import { expect, test } from "vitest";
import { menu } from "#content/menu.ts";
import { resort } from "#content/resort.ts";
import { menuSchema } from "#content/schema/menu.ts";
import { resortSchema } from "#content/schema/resort.ts";
import { findContentErrors } from "./check-content.ts";

test("the content of the site is right", () => {
  expect(findContentErrors()).toEqual([]);
});

test("a wrong entry is named with its file and field", () => {
  const wrong = menu.map((item, position) => (position === 2 ? { ...item, price: -5 } : item));
  expect(findContentErrors([["content/menu.ts", wrong, menuSchema]])).toEqual([
    "content/menu.ts: [2].price must be a number above 0",
  ]);
});

test("a picture that does not exist, a missing field and an unknown one are named", () => {
  const [first, ...rest] = menu;
  const { email, ...withoutEmail } = resort;
  const errors = findContentErrors([
    ["content/menu.ts", [{ ...first, picture: "menu-nothing" }, ...rest], menuSchema],
    ["content/resort.ts", { ...withoutEmail, emial: email }, resortSchema],
  ]);
  expect(errors[0]).toContain(
    "content/menu.ts: [0].picture must be the name of a picture in media/pictures.ts",
  );
  expect(errors.slice(1).join(" ")).toMatch(/email.*emial/s);
});
