import { expect, test } from "vitest";
import { fillSlug, knownSlugs } from "./fill-slug.ts";

const written = { slug: "basic-getaway", title: "Basic Getaway" };
const known = knownSlugs({ packages: [written] }, []);
const fill = (before: object[], after: object[], names = known) =>
  (fillSlug({ packages: before }, { packages: after }, names) as { packages: object[] }).packages;

test("a new package is named in addresses by its title, also while it is typed", () => {
  expect(fill([written, {}], [written, { title: "W" }])[1]).toEqual({ title: "W", slug: "w" });
  const typed = { title: "Winter Sûn!", slug: "w" };
  expect(fill([written, { title: "W", slug: "w" }], [written, typed])[1]).toEqual({
    ...typed,
    slug: "winter-sun",
  });
});

test("the title goes on naming a package that was saved at its first letter", () => {
  const whole = { people: "2 people", title: "W", slug: "w" };
  expect(fill([written, whole], [written, { ...whole, title: "Winter" }])[1]).toMatchObject({
    slug: "winter",
  });
});

test("a title that begins like another one's goes on as well", () => {
  const same = { title: "Basic Getaway", slug: "basic-getaway" };
  expect(fill([written, same], [written, { ...same, title: "Basic Getaway II" }])).toMatchObject([
    written,
    { slug: "basic-getaway-ii" },
  ]);
});

test("a name that the owner wrote stays, and so does one that addresses have already", () => {
  const own = [written, { title: "Winter", slug: "snow" }];
  expect(fill([written, { title: "Winte", slug: "snow" }], own)).toEqual(own);
  const renamed = [{ ...written, title: "Getaway" }];
  expect(fill([written], renamed)).toEqual(renamed);
  const draft = knownSlugs({ packages: [written] }, [["packages", 0]]);
  expect(fill([written], renamed, draft)[0]).toMatchObject({ slug: "getaway" });
  const cleared = [{ ...written, slug: "" }];
  expect(fill([written], cleared)).toEqual(cleared);
  expect(fillSlug({ menu: [] }, { menu: [{}] }, known)).toEqual({ menu: [{}] });
});
