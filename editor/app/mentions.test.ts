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
  const value = {
    packages: [{ details: ["Everything in Basic Getaway"] }],
    notices: [{ link: { target: "/Contact?package=basic-getaway" } }],
    menu: [{ name: "Pizza", picture: "basic-getaway-2" }],
  };
  expect(mentionsOf({ title: "Basic Getaway", slug: "basic-getaway" }, value)).toEqual([
    ["packages", 0, "details", 0],
    ["notices", 0, "link", "target"],
  ]);
  expect(mentionsOf({ title: "Winter", slug: "winter (new" }, ["#winter (new", "/a#winter"])).toEqual([]);
});
