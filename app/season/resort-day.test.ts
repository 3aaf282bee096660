import { expect, test } from "vitest";
import { berryOn } from "./resort-day.ts";

test("the kafal flowers, then its fruit is green, then red; in the other months the twig is bare", () => {
  const year = Array.from({ length: 12 }, (_, month) =>
    berryOn(`2027-${String(month + 1).padStart(2, "0")}-15`),
  );
  expect(year.join(" ")).toBe("bare flower flower green red red bare bare bare bare bare bare");
});
