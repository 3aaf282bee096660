import { expect, test } from "vitest";
import { offersSchema } from "./offers.ts";

const complaints = (days: { from?: string; until?: string }) => {
  const offer = { slug: "winter", title: "WINTER", description: "Snow.", picture: "hero-mist", ...days };
  const price = { amount: 7600, currency: "PHP" };
  const { offers } = offersSchema.shape;
  return offers
    .safeParse([{ ...offer, price }])
    .error?.issues.map(({ path, message }) => [path.at(-1), message]);
};

test("the last day may be the first, but not come before it", () => {
  expect(complaints({ from: "2026-12-20", until: "2026-12-20" })).toBeUndefined();
  expect(complaints({ until: "2026-12-20" })).toBeUndefined();
  expect(complaints({ from: "2026-12-20", until: "2026-12-19" })).toEqual([
    ["until", "comes before the first day, 2026-12-20. Correct one of the two days"],
  ]);
});

test.each(["20.12.2026", "12-20", "2026-13-01", "2027-02-29"])("%s is no day", (written) => {
  expect(complaints({ from: written })).toEqual([
    ["from", "must be a day with the year first, such as 2026-12-20"],
  ]);
});
