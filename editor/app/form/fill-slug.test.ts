import { expect, test } from "vitest";
import { fillSlug } from "./fill-slug.ts";

const written = { slug: "basic-getaway", title: "Basic Getaway" };
const fill = (
  before: object[],
  after: object[],
  unfinished: (string | number)[][] = [],
  opened = [written],
) =>
  (
    fillSlug({ packages: before }, { packages: after }, { packages: opened }, unfinished) as {
      packages: object[];
    }
  ).packages;

test("a new package is named in addresses by its title, also while it is typed", () => {
  expect(fill([written, {}], [written, { title: "W" }])[1]).toEqual({ title: "W", slug: "w" });
  const typed = { title: "Winter Sûn!", slug: "w" };
  expect(fill([written, { title: "W", slug: "w" }], [written, typed])[1]).toEqual({
    ...typed,
    slug: "winter-sun",
  });
});

test("a name that the owner wrote stays, and so does one that addresses have already", () => {
  const own = [written, { title: "Winter", slug: "snow" }];
  expect(fill([written, { title: "Winte", slug: "snow" }], own)).toEqual(own);
  const renamed = [{ ...written, title: "Getaway" }];
  expect(fill([written], renamed)).toEqual(renamed);
  expect(fill([written], renamed, [["packages", 0]])[0]).toMatchObject({ slug: "getaway" });
  const cleared = [{ ...written, slug: "" }];
  expect(fill([written], cleared)).toEqual(cleared);
  expect(fillSlug({ menu: [] }, { menu: [{}] }, { menu: [] }, [])).toEqual({ menu: [{}] });
});
