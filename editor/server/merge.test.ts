import { describe, expect, test } from "vitest";
import { seeded } from "#shared/map/hills.ts";
import { diff, follow, merge, revert } from "./merge.ts";

const room = {
  slug: "room",
  title: "Room",
  price: { amount: 10, currency: "INR" },
  details: ["bed", "bath"],
};
const tent = { slug: "tent", title: "Tent", price: { amount: 5, currency: "INR" }, details: ["bed"] };
const cave = { slug: "cave", title: "Cave", price: { amount: 1, currency: "INR" }, details: ["bats"] };

describe("merging", () => {
  test.each([
    [
      "two fields of one entry",
      [room],
      [{ ...room, title: "Hall" }],
      [{ ...room, slug: "hall" }],
      [{ ...room, slug: "hall", title: "Hall" }],
    ],
    [
      "a field and the order",
      [room, tent],
      [tent, room],
      [room, { ...tent, title: "Yurt" }],
      [{ ...tent, title: "Yurt" }, room],
    ],
    ["two new entries", [room], [room, tent], [cave, room], [cave, room, tent]],
    ["the same new entry, sent again", [room], [room, tent], [room, tent], [room, tent]],
    ["two equal new entries, sent again after the first", [], ["a"], ["a", "a"], ["a", "a"]],
    [
      "an entry taken away, and another changed",
      [room, tent],
      [tent],
      [room, { ...tent, title: "Yurt" }],
      [{ ...tent, title: "Yurt" }],
    ],
    [
      "an entry taken away here and changed there",
      [room, tent],
      [{ ...room, title: "Hall" }, tent],
      [tent],
      [{ ...room, title: "Hall" }, tent],
    ],
    ["two of three equal texts", ["0", "0", "0"], ["1", "0", "0"], ["0", "0", "2"], ["1", "0", "2"]],
    ["one of many pictures, sent alone", {}, { a: 1, b: 2 }, { c: 3 }, { a: 1, b: 2, c: 3 }],
    ["a picture taken away", { b: 2 }, { a: 1, b: 2 }, {}, { a: 1 }],
    ["a field that was added and one that was cleared", { a: 1 }, { a: 1, b: 2 }, {}, { b: 2 }],
  ])("keeps %s", (_, base, theirs, mine, merged) => {
    expect(merge(base, theirs, mine)).toEqual({ value: merged, choices: [] });
  });

  test("where both have changed one field, offers the other's value, and at its place", () => {
    const amount = (value: number) => ({ ...tent, price: { ...tent.price, amount: value } });
    expect(merge([room, tent], [room, amount(6)], [cave, room, amount(7)])).toEqual({
      value: [cave, room, amount(7)],
      choices: [{ path: [2, "price", "amount"], value: 6 }],
    });
    expect(merge({ a: 1 }, {}, { a: 2 })).toEqual({ value: { a: 2 }, choices: [{ path: ["a"] }] });
    expect(merge([0.5, 0.5], [0.5, 0.1], [0.2, 0.5]).choices).toEqual([{ path: [], value: [0.5, 0.1] }]);
  });
});

describe("holding back", () => {
  test("a wrong field leaves the others of its entry", () => {
    const wrong = { ...tent, title: "Yurt", price: { amount: "six", currency: "PHP" } };
    expect(revert([room, tent], [wrong, room], [[0, "price", "amount"]])).toEqual([
      { ...tent, title: "Yurt", price: { amount: 5, currency: "PHP" } },
      room,
    ]);
  });

  test("a new entry is left out as a whole", () => {
    expect(revert([room], [{ title: "New" }, { ...room, title: "Hall" }], [[0, "slug"]])).toEqual([
      { ...room, title: "Hall" },
    ]);
    expect(revert({}, { added: { file: "a.jpg", alt: "" } }, [["added", "alt"]])).toEqual({});
  });

  test("a new entry in the place of one that was taken away gets none of its fields", () => {
    expect(revert([room, tent], [room, { title: "New" }], [[1, "price"]])).toEqual([room]);
  });

  test("a list that is too long or too short gets its former entries back, with their changes", () => {
    const hall = { ...room, title: "Hall" };
    expect(revert([room, tent], [hall, tent, cave], [[]])).toEqual([hall, tent]);
    expect(revert([room, tent], [hall], [[]])).toEqual([hall, tent]);
  });
});

test("differences are told field by field, and a field is found again where its entry has gone", () => {
  const before = { rooms: [room, tent], open: true };
  const after = { rooms: [{ ...tent, title: "Yurt" }, room, cave] };
  expect(diff(before, after)).toEqual([
    { kind: "changed", path: ["rooms", 0, "title"], before: "Tent", after: "Yurt" },
    { kind: "added", path: ["rooms", 2], after: cave },
    { kind: "moved", path: ["rooms"], before: before.rooms, after: after.rooms },
    { kind: "removed", path: ["open"], before: true, after: undefined },
  ]);
  expect(diff([room, tent], [tent])).toEqual([{ kind: "removed", path: [], before: room }]);
  expect(follow(["rooms", 1, "title"], before, after)).toEqual(["rooms", 0, "title"]);
  expect(follow([0, "title"], [room, tent], [tent])).toBeUndefined();
});

test("no new word is lost in 500 random merges", () => {
  const next = seeded(7);
  const random = (below: number) => Math.floor(next() * below);
  let count = 0;
  const newWord = () => `word${++count}x`;
  const entry = () => ({
    slug: newWord(),
    title: newWord(),
    details: [newWord(), "same", "same"],
    price: { amount: newWord() },
  });
  /** Each new word stands in one field only. */
  const edited = (before: ReturnType<typeof entry>[]) => {
    const after = structuredClone(before);
    for (let step = random(6); step >= 0; step -= 1) {
      const at = random(after.length);
      const each = after[at] as ReturnType<typeof entry>;
      const kind = random(6);
      if (kind === 0) each.title = newWord();
      if (kind === 1) each.price.amount = newWord();
      if (kind === 2) each.details.splice(random(3), random(2), newWord());
      if (kind === 3) after.splice(at, 0, entry());
      if (kind === 4) after.push(...after.splice(at, 1));
      if (kind === 5) each.slug = newWord();
    }
    return after;
  };
  const wordsIn = (value: unknown) => JSON.stringify(value).match(/word\d+x/g) ?? [];
  for (let round = 0; round < 500; round += 1) {
    const base = [entry(), entry(), entry()];
    const [theirs, mine] = [edited(base), edited(base)];
    const { value, choices } = merge(base, theirs, mine);
    const found = new Set([...wordsIn(value), ...wordsIn(choices)]);
    const old = new Set(wordsIn(base));
    const lost = [...wordsIn(theirs), ...wordsIn(mine)].filter((word) => !old.has(word) && !found.has(word));
    expect(lost, JSON.stringify({ base, theirs, mine, value, choices }, null, 1)).toEqual([]);
  }
});
