import { expect, test } from "vitest";
import { mentionsOf, removedBetween } from "./mentions.ts";

test("the entry that a change takes away", () => {
  const [one, two] = [
    { title: "One", slug: "one" },
    { title: "Two", slug: "two" },
  ];
  expect(removedBetween({ packages: [one, two] }, { packages: [two] })).toBe(one);
  expect(removedBetween({ offers: [one] }, { offers: [] })).toBe(one);
  expect(removedBetween({ packages: [one] }, { packages: [one, two] })).toBeUndefined();
  expect(removedBetween({ menu: [{ name: "Pizza" }] }, { menu: [] })).toBeUndefined();
});

test("a removed package is found where a text says its title, and where a link leads to it", () => {
  const files = [
    {
      file: "packages.yaml",
      revision: { value: { packages: [{ details: ["Everything in Basic Getaway"] }] } },
    },
    {
      file: "calendar.yaml",
      revision: { value: { notices: [{ link: { target: "/Contact?package=basic-getaway" } }] } },
    },
    { file: "menu.yaml", revision: { value: { menu: [{ name: "Pizza", picture: "basic-getaway-2" }] } } },
    { file: "broken.yaml" },
  ];
  const found = mentionsOf({ title: "Basic Getaway", slug: "basic-getaway" }, files);
  expect(found.map(({ subject, path }) => [subject.file, ...path].join("/"))).toEqual([
    "packages.yaml/packages/0/details/0",
    "calendar.yaml/notices/0/link/target",
  ]);
});
