import { expect, test } from "vitest";
import { placeSchema } from "./place.ts";

const precision = "exact";
const messagesFor = (place: unknown) =>
  placeSchema.safeParse(place).error?.issues.map(({ message }) => message) ?? [];

test("a place on the map is taken", () => {
  expect(messagesFor({ latitude: 29.84, longitude: 78.68, precision })).toEqual([]);
});

test("swapped coordinates are recognised, with what to write instead", () => {
  const messages = messagesFor({ latitude: 78.68, longitude: 29.84, precision });
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain("latitude: 29.84, longitude: 78.68");
});

test("a place off the map is refused, with what the map shows", () => {
  for (const [latitude, longitude] of [
    [28.61, 77.2],
    [29.84, 87.68],
    [-29.84, 78.68],
    [2984, 7868],
  ]) {
    const messages = messagesFor({ latitude, longitude, precision });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/off the map.*latitude 29\.\d+ to 30\.\d+ and longitude 77\.\d+ to 79\.\d+/);
  }
});
