import { expect, test } from "vitest";
import { findPlaceFault, findPostalCodeFault, latitude } from "./address.ts";

test("coordinates must be in the country", () => {
  expect(findPlaceFault(29.77, 78.87, "IN")).toBeUndefined();
  expect(findPlaceFault(78.87, 29.77, "IN")).toContain("Exchange the two numbers");
  expect(findPlaceFault(47.27, 11.4, "IN")).toContain("is far from India. Press and hold your house");
  // A country without a box.
  expect(findPlaceFault(1, 1, "SM")).toBeUndefined();
});

test("an Indian PIN code has six digits", () => {
  for (const code of ["246179", "246 179"]) expect(findPostalCodeFault(code, "IN")).toBeUndefined();
  for (const code of ["046179", "24617", "2461790", "AB1 2CD"])
    expect(findPostalCodeFault(code, "IN")).toBeTruthy();
  expect(findPostalCodeFault("01067", "DE")).toBeUndefined();
});

test("a coordinate is one number", () => {
  expect(latitude.parse("-33.925")).toBe(-33.925);
  for (const wrong of ["29.8, 78.7", "29°50'", "29,84", "91"])
    expect(latitude.safeParse(wrong).success).toBe(false);
});
