import { expect, test } from "vitest";
import { latitude, whyNoPlace, whyNoPostalCode } from "./address.ts";

test("a house stands in its country", () => {
  expect(whyNoPlace(29.77, 78.87, "IN")).toBeUndefined();
  expect(whyNoPlace(78.87, 29.77, "IN")).toContain("swap the two numbers");
  expect(whyNoPlace(47.27, 11.4, "IN")).toContain("is far from India. Press and hold your house");
  // A country without a box.
  expect(whyNoPlace(1, 1, "SM")).toBeUndefined();
});

test("a PIN of India has six digits", () => {
  expect(whyNoPostalCode("246179", "IN")).toBeUndefined();
  for (const code of ["046179", "24617", "2461790", "AB1 2CD"])
    expect(whyNoPostalCode(code, "IN")).toBeTruthy();
  expect(whyNoPostalCode("01067", "DE")).toBeUndefined();
});

test("a coordinate is one number", () => {
  expect(latitude.parse("-33.925")).toBe(-33.925);
  for (const wrong of ["29.8, 78.7", "29°50'", "29,84", "91"])
    expect(latitude.safeParse(wrong).success).toBe(false);
});
