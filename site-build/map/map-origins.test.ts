import { expect, test } from "vitest";
import { mapOrigins } from "./map-origins.ts";

test("the policy allows exactly the origin that the setting names", () => {
  expect(mapOrigins("drawing")).toEqual({ image: [], frame: [] });
  expect(mapOrigins({ osmTiles: "https://tile.example:8443/a/{z}/{x}/{y}.png", attribution: "x" })).toEqual({
    image: ["https://tile.example:8443"],
    frame: [],
  });
  expect(mapOrigins({ googleEmbed: "https://www.google.com/maps/embed?pb=1" })).toEqual({
    image: [],
    frame: ["https://www.google.com"],
  });
});
