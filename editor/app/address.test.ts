import { expect, test } from "vitest";
import { addressOf, readAddress } from "./address.ts";

test("an address names a field, and a broken one leads to the first form", () => {
  const place = { view: "content", file: "pages/home.yaml", path: ["list", 3, "a/b"] } as const;
  expect(readAddress(addressOf(place))).toEqual(place);
  const text = { ...place, edition: "hi" };
  expect(readAddress(addressOf(text))).toEqual(text);
  const first = { view: "content", file: "resort.yaml", path: [] };
  for (const hash of ["", "#/", "#/%E0%A4%A", "#/content/menu.yaml/%"])
    expect(readAddress(hash)).toEqual(first);
});
