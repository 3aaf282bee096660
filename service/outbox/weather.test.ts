import { expect, test } from "vitest";
import { Weather } from "./weather.ts";

test("one failure among successes changes nothing", () => {
  const weather = new Weather();
  weather.failed("temporary", "451", 0, 0);
  expect(weather.allows(0, 4)).toBe(4);
});

test("after three in a row one delivery at a time asks, and the first success ends it", () => {
  const weather = new Weather();
  for (let count = 0; count < 3; count += 1) weather.failed("network", "421", 0, 0);
  expect(weather.allows(0, 4)).toBe(0);
  expect(weather.allows(30_000, 4)).toBe(1);
  weather.succeeded();
  expect(weather.allows(30_000, 4)).toBe(4);
});

test("a refused login waits at once: more tries could lock the account", () => {
  const weather = new Weather();
  weather.failed("login", "535", 0, 0);
  expect(weather.allows(0, 4)).toBe(0);
  expect(weather.trouble).toEqual({ kind: "login", code: "535" });
});

test("a refused message shows that the server is there", () => {
  const weather = new Weather();
  for (let count = 0; count < 3; count += 1) weather.failed("network", "421", 0, 0);
  weather.failed("rejected", "550", 0, 0);
  expect(weather.allows(0, 4)).toBe(4);
});
