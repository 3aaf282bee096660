import { expect, test } from "vitest";
import { menu } from "#content/menu.ts";
import { offers } from "#content/offers.ts";
import { comparison, packages } from "#content/packages.ts";
import { resort } from "#content/resort.ts";
import { menuSchema } from "#content/schema/menu.ts";
import { offersSchema } from "#content/schema/offers.ts";
import { packagesSchema } from "#content/schema/packages.ts";
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

test("a slug that two packages, or a package and an offer, share is named with both places", () => {
  const slug = packages[0]?.slug;
  const twice = packages.map((tour, position) => (position === 2 ? { ...tour, slug } : tour));
  const again = offers.map((offer, position) => (position === 1 ? { ...offer, slug } : offer));
  expect(
    findContentErrors([
      ["content/packages.ts", twice, packagesSchema],
      ["content/offers.ts", again, offersSchema],
    ]),
  ).toEqual([
    `content/packages.ts: [2].slug must be its own: "${slug}" is the slug of [0] of content/packages.ts`,
    `content/offers.ts: [1].slug must be its own: "${slug}" is the slug of [0] of content/packages.ts`,
  ]);
});

test("the table that compares packages has a row for all that a package holds", () => {
  const compared = comparison.rows.flatMap(({ inclusions }) => [...inclusions]);
  const titles = packages.map(({ title }) => title);
  for (const { details } of packages) {
    const missing = details.filter((detail) => !compared.includes(detail));
    // A sentence that refers to another package says nothing of its own.
    expect(missing.filter((detail) => !titles.some((title) => detail.includes(title)))).toEqual([]);
  }
});
