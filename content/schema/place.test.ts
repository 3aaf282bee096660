import { expect, test } from "vitest";
import { loadContent } from "#site-build/content/site-content.ts";
import { resortSchema } from "./resort.ts";

const { resort } = loadContent();
const messagesFor = (latitude: number, longitude: number, country = "IN", postalCode = "643001") =>
  resortSchema
    .safeParse({
      ...resort,
      address: { ...resort.address, country, postalCode },
      place: { latitude, longitude, precision: "exact" },
    })
    .error?.issues.map(({ message }) => message) ?? [];

test("a place anywhere in India is taken, and with another country anywhere on earth", () => {
  expect(messagesFor(29.84, 78.68)).toEqual([]);
  expect(messagesFor(11.41, 76.7)).toEqual([]);
  expect(messagesFor(-54.8, -68.3, "AR", "V9410")).toEqual([]);
  expect(messagesFor(69.65, 18.96, "NO", "9008")).toEqual([]);
});

test("swapped coordinates are recognised, with what to write instead", () => {
  for (const [latitude, longitude] of [
    [29.84, 78.68],
    [11.41, 76.7],
  ] as const) {
    const messages = messagesFor(longitude, latitude);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`latitude: ${latitude}, longitude: ${longitude}`);
  }
});

test("a place outside of India is refused while the address is in India", () => {
  for (const [latitude, longitude] of [
    [48.2, 16.37],
    [-29.84, 78.68],
  ] as const) {
    const messages = messagesFor(latitude, longitude);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/not in India/);
  }
});

test("numbers that are no degrees, and a PIN code without six digits, are refused", () => {
  expect(messagesFor(2984, 7868, "NP", "44600")).toEqual([
    "must be between -90 and 90",
    "must be between -180 and 180",
  ]);
  expect(messagesFor(11.41, 76.7, "IN", "64300")).toEqual(["must have six digits"]);
});
