import { expect, test } from "vitest";
import { lookFrom } from "./look-from.ts";

const place = { latitude: 29.77, longitude: 78.87, height: 1500 };

test("bearing, distance and apparent height of a summit", () => {
  // By hand: 0.9797° north and 0.4211° × cos 30.26° east; (7138 - 1500) / 116,200 - 116,200 × 0.87 / 12,742,000 = 0.0406.
  const chaukhamba = lookFrom(place, { latitude: 30.7497, longitude: 79.2911, height: 7138 });
  expect(chaukhamba.bearing).toBeCloseTo(20.3, 0);
  expect(chaukhamba.distance / 1000).toBeCloseTo(116.2, 0);
  expect(chaukhamba.elevation).toBeCloseTo(2.32, 1);
  const west = lookFrom(place, { latitude: 31.0844, longitude: 78.5161, height: 6252 });
  expect(west.bearing).toBeCloseTo(347, 0);
});

test("the earth's curvature hides what is far", () => {
  // 8,849 m are level with the eye at 1,500 m after sqrt(2R × 7,349 / 0.87) = 328 km.
  const everest = { latitude: 27.9881, longitude: 86.925, height: 8849 };
  expect(lookFrom(place, everest).elevation).toBeLessThan(0);
  const near = { latitude: 27.9881, longitude: 84.5, height: 1500 };
  expect(lookFrom(near, everest).elevation).toBeGreaterThan(0);
});

test("across the date line the short way counts", () => {
  const { bearing, distance } = lookFrom(
    { latitude: 0, longitude: 179.5, height: 0 },
    { latitude: 0, longitude: -179.5, height: 1000 },
  );
  expect(bearing).toBeCloseTo(90, 5);
  expect(distance / 1000).toBeCloseTo(111.2, 0);
});
