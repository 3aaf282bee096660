import { expect, test } from "vitest";
import { previewTargetOf } from "./preview-target.ts";

test("a field is looked for by its own text, then by what stands around it", () => {
  const menu = {
    menuTitle: "Our menu",
    menu: [
      { name: "Pizza", price: 4500, picture: "menu-pizza" },
      { name: "Dosha", price: 40, picture: "menu-dosha" },
    ],
  };
  const pictures = { "menu-pizza": {}, "menu-dosha": {} };
  expect(previewTargetOf(menu, ["menu", 0, "price"], pictures)).toEqual({
    picture: undefined,
    texts: ["4,500", "Pizza"],
    entry: "Pizza",
  });
  expect(previewTargetOf(menu, ["menu", 1, "picture"], pictures)).toMatchObject({
    picture: "menu-dosha",
    entry: "Dosha",
  });
  expect(previewTargetOf(menu, ["menuTitle"], pictures)).toEqual({
    picture: undefined,
    texts: ["Our menu"],
    entry: undefined,
  });
});
