import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml } from "./edit-yaml.ts";

const source = `# yaml-language-server: $schema=./schema/menu.json

# What the kitchen serves.
currency: INR
from: 2026-12-01   # the first of the month

menu:
  # The first entry explains the fields.
  - name: Fast Food
    price: 119
  - name: "Pizza" # the quotation marks are the owner's
    price: 45.50

  # From the hills
  - name: 'Chainsoo'
    price: 140
    note: >-
      Black gram, roasted
      and stewed: काला चना
  - name: Dosha
    price: 40
    tags: [hot, 'new']

# Shown on Dining
dishes:
  - { name: Kafuli, picture: dish-kafuli }
`;

type Menu = {
  currency: string;
  from: string;
  menu: { name: string; price: number; note?: string; tags?: string[]; details?: unknown }[];
  dishes: { name: string; picture: string }[];
};

/** The lines that differ, as git would show them. */
function changed(edit: (menu: Menu) => void, text = source): string[] {
  const wanted = parse(text) as Menu;
  edit(wanted);
  const after = editYaml(text, wanted);
  expect(parse(after)).toEqual(wanted);
  const olds = text.split("\n");
  const news = after.split("\n");
  const left = [...news];
  const gone: string[] = [];
  for (const line of olds) {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    else gone.push(`-${line}`);
  }
  // The lines that both share keep their order.
  expect(news.filter((line) => olds.includes(line)).length + left.length).toBe(news.length);
  return [...gone, ...left.map((line) => `+${line}`)];
}

const nth = (menu: Menu, at: number) => menu.menu[at] as Menu["menu"][number];

describe("only what was edited changes in a YAML file", () => {
  test("nothing, byte for byte", () => {
    expect(editYaml(source, parse(source))).toBe(source);
  });

  test("a number beside texts of every kind", () => {
    expect(changed((menu) => Object.assign(nth(menu, 0), { price: 129 }))).toEqual([
      "-    price: 119",
      "+    price: 129",
    ]);
  });

  test("a text keeps its quotation marks and the comment behind it", () => {
    expect(changed((menu) => Object.assign(nth(menu, 1), { name: "Pizza: hot" }))).toEqual([
      '-  - name: "Pizza" # the quotation marks are the owner\'s',
      '+  - name: "Pizza: hot" # the quotation marks are the owner\'s',
    ]);
    expect(changed((menu) => Object.assign(nth(menu, 0), { name: "Rolls: hot" }))).toEqual([
      "-  - name: Fast Food",
      '+  - name: "Rolls: hot"',
    ]);
  });

  test("a text in several lines", () => {
    expect(changed((menu) => Object.assign(nth(menu, 2), { note: "Short" }))).toEqual([
      "-    note: >-",
      "-      Black gram, roasted",
      "-      and stewed: काला चना",
      "+    note: Short",
    ]);
    expect(changed((menu) => Object.assign(nth(menu, 0), { name: "Two\nlines" }))).toEqual([
      "-  - name: Fast Food",
      "+  - name: |-",
      "+      Two",
      "+      lines",
    ]);
  });

  test("an entry comes at the end, at the beginning, and in the middle", () => {
    const dish = { name: "Arsa", price: 60 };
    for (const at of [0, 2, 4])
      expect(changed((menu) => menu.menu.splice(at, 0, dish))).toEqual(["+  - name: Arsa", "+    price: 60"]);
  });

  test("an entry goes, its neighbours' comments stay", () => {
    expect(changed((menu) => menu.menu.splice(1, 1))).toEqual([
      '-  - name: "Pizza" # the quotation marks are the owner\'s',
      "-    price: 45.50",
    ]);
  });

  test("an entry moves with its own words", () => {
    const wanted = parse(source) as Menu;
    wanted.menu.push(...wanted.menu.splice(1, 1));
    const after = editYaml(source, wanted);
    expect(after.split("\n").sort()).toEqual(source.split("\n").sort());
    expect(parse(after)).toEqual(wanted);
  });

  test("where entries stand apart, a new one does, too", () => {
    const apart = "# All\nlist:\n  - a: 1\n    b: 1\n\n  # Two\n  - a: 2\n    b: 2\n\nmore: 1\n";
    const list = [
      { a: 1, b: 1 },
      { a: 2, b: 2 },
    ];
    const added = editYaml(apart, { list: [...list, { a: 3, b: 3 }], more: 1 });
    expect(added).toBe(apart.replace("b: 2\n", "b: 2\n\n  - a: 3\n    b: 3\n"));
    expect(editYaml(added, { list, more: 1 }).trimEnd()).toBe(apart.trimEnd());
    expect(editYaml(apart, { list: list.slice(1), more: 1 })).toBe(
      apart.replace("  - a: 1\n    b: 1\n\n", ""),
    );
    const pictures = "one:\n  a: 1\n\ntwo:\n  a: 2\n";
    const three = { one: { a: 1 }, two: { a: 2 }, three: { focus: [0.5, 1] } };
    expect(editYaml(pictures, three)).toBe(`${pictures}\nthree:\n  focus: [0.5, 1]\n`);
  });

  test("a field comes and goes, also the first of an entry", () => {
    expect(changed((menu) => Object.assign(nth(menu, 3), { note: "Crisp" }))).toEqual(["+    note: Crisp"]);
    expect(changed((menu) => Reflect.deleteProperty(nth(menu, 2), "note"))).toHaveLength(3);
    expect(changed((menu) => Reflect.deleteProperty(nth(menu, 0), "name"))).toEqual([
      "-  - name: Fast Food",
      "-    price: 119",
      "+  - price: 119",
    ]);
    const details = { subtitle: "2 adults", inclusions: ["Stay", "Meals: all"] };
    expect(changed((menu) => Object.assign(nth(menu, 0), { details }))).toEqual([
      "+    details:",
      "+      subtitle: 2 adults",
      "+      inclusions:",
      "+        - Stay",
      '+        - "Meals: all"',
    ]);
  });

  test("inside brackets and braces", () => {
    expect(changed((menu) => nth(menu, 3).tags?.splice(0, 1, "cold, very"))).toEqual([
      "-    tags: [hot, 'new']",
      "+    tags: [\"cold, very\", 'new']",
    ]);
    expect(changed((menu) => Object.assign(menu.dishes[0] ?? {}, { name: "Phaanu" }))).toEqual([
      "-  - { name: Kafuli, picture: dish-kafuli }",
      "+  - { name: Phaanu, picture: dish-kafuli }",
    ]);
  });

  test("Windows line ends and a byte order mark stay", () => {
    const windows = `\ufeff${source.replaceAll("\n", "\r\n")}`;
    const wanted = parse(windows) as Menu;
    nth(wanted, 2).note = "Short";
    wanted.menu.push({ name: "Arsa", price: 60 });
    const after = editYaml(windows, wanted);
    expect(parse(after)).toEqual(wanted);
    expect(after.startsWith("\ufeff# yaml")).toBe(true);
    expect(after.replaceAll("\r\n", "")).not.toContain("\n");
    expect(after.split("\r\n").length).toBe(windows.split("\r\n").length);
  });

  test("an empty value gets one, and a list its first entry", () => {
    expect(editYaml("a:\nb: 1\n", { a: "x", b: 1 })).toBe("a: x\nb: 1\n");
    expect(editYaml("a: []\nb: 1\n", { a: ["x"], b: 1 })).toBe("a:\n  - x\nb: 1\n");
    expect(editYaml('a: ""', { a: "x" })).toBe('a: "x"');
  });

  test("broken syntax is never written over", () => {
    expect(() => editYaml('a: "x\nb: 1\n', { a: "x", b: 2 })).toThrow();
  });
});
