import { expect, test } from "vitest";
import { carryTexts, unlikeLength, withTexts, writeIn } from "./edition-texts.ts";

const rooms = {
  title: "Rooms",
  rooms: [
    { slug: "hut", title: "Hut", details: ["bed", "bath"] },
    { slug: "tent", title: "Tent", details: ["bed"] },
  ],
  menu: [
    { name: "Tea", price: 1 },
    { name: "Rice", price: 2 },
  ],
};

test("a text is written at its place: by slug, or in a list as long as the first language's", () => {
  let own: unknown = {};
  own = writeIn(own, rooms, ["rooms", 1, "details", 0], "Bett");
  own = writeIn(own, rooms, ["menu", 1, "name"], "Reis");
  own = writeIn(own, rooms, ["rooms", 0, "details", 1], "Bad");
  own = writeIn(own, rooms, ["title"], "Zimmer");
  expect(own).toEqual({
    title: "Zimmer",
    rooms: { hut: { details: ["", "Bad"] }, tent: { details: ["Bett"] } },
    menu: [{}, { name: "Reis" }],
  });
  expect(Object.keys(own as object)).toEqual(["title", "rooms", "menu"]);
  expect(withTexts(own, rooms)).toMatchObject({
    title: "Zimmer",
    rooms: [
      { title: "Hut", details: ["bed", "Bad"] },
      { title: "Tent", details: ["Bett"] },
    ],
    menu: [{ name: "Tea" }, { name: "Reis", price: 2 }],
  });
  own = writeIn(own, rooms, ["menu", 1, "name"], "");
  expect(own).toMatchObject({ menu: [{}, {}] });
});

const own = {
  rooms: {
    hut: { title: "Hütte", details: ["Bett", "Bad"] },
    tent: { title: "Zelt" },
    gone: { title: "Weg" },
  },
  menu: [{ name: "Tee" }, { name: "Reis" }],
};
const [hut, tent] = rooms.rooms;
const [tea, rice] = rooms.menu;
const [ownTea, ownRice] = own.menu;

test.each<[string, object, object]>([
  ["moved", { menu: [rice, tea] }, { menu: [ownRice, ownTea] }],
  ["added in front", { menu: [{ name: "Soup" }, tea, rice] }, { menu: [{}, ownTea, ownRice] }],
  ["taken away", { menu: [rice] }, { menu: [ownRice] }],
  ["changed in all its texts", { menu: [{ name: "Coffee", price: 3 }, rice] }, {}],
  ["given another slug", { rooms: [{ ...hut, slug: "cabin" }, tent] }, { rooms: { cabin: own.rooms.hut } }],
  [
    "given one more detail",
    { rooms: [{ ...hut, details: ["bed", "desk", "bath"] }, tent] },
    { rooms: { hut: { title: "Hütte", details: ["Bett", "", "Bad"] } } },
  ],
])("texts stay with an entry that is %s", (_, change, wanted) => {
  const { menu } = own;
  expect(carryTexts(own, rooms, { ...rooms, ...change })).toMatchObject({ menu, ...wanted });
});

test("a text of a removed package goes, an unknown one and a list of another length stay", () => {
  const short = { ...own, menu: [ownTea] };
  const after = { ...rooms, rooms: [hut], menu: [rice, tea] };
  expect(carryTexts(short, rooms, after)).toEqual({
    rooms: { hut: own.rooms.hut, gone: own.rooms.gone },
    menu: [ownTea],
  });
  expect(unlikeLength(short, rooms, ["menu"])).toEqual({ has: 1, needs: 2 });
  expect(unlikeLength(own, rooms, ["menu"])).toBeUndefined();
  expect(unlikeLength(own, rooms, ["rooms"])).toBeUndefined();
});

test("the description of a photograph does not go to another photograph", () => {
  const pictures = { sky: { file: "sky.jpg", alt: "The sky" }, hill: { file: "hill.jpg", alt: "A hill" } };
  const texts = { sky: { alt: "Der Himmel" }, hill: { alt: "Ein Hügel" } };
  const { hill } = pictures;
  expect(carryTexts(texts, pictures, { sky: { file: "other.jpg", alt: "The sea" }, hill })).toEqual({
    ...texts,
    sky: {},
  });
  expect(carryTexts(texts, pictures, { hill })).toEqual({ hill: texts.hill });
});
