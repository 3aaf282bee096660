import { expect, test } from "vitest";
import { findWarnings } from "./warnings.ts";

const context = { today: "2026-12-20", firstLanguage: "en-IN" };
const warningsFor = (offer: object) =>
  findWarnings("offers", { offers: [{ title: "One", ...offer }] }, context).map(
    ({ path, message }) => `${path.join(" ")} ${message}`,
  );

test.each([
  [{ until: "2026-12-19" }, /^offers 0 until is in the past/],
  [{ until: "2026-12-20" }, undefined],
  [
    { description: "10% off", description_hi: "15% की छूट" },
    /description_hi has 15 where the first language has 10\. Correct/,
  ],
  [{ description: "From 2025", description_hi: "२०२५ से" }, undefined],
  [{ description: "Rs 6,000 in 2 days", description_hi: "2 दिन में 6000" }, undefined],
  [{ description: "24/7 service", description_hi: "चौबीसों घंटे सेवा" }, undefined],
  [{ description: "पूल और अलाव" }, /^offers 0 description is not written in the letters of English/],
  [
    { description: "A fire", description_hi: "A fire" },
    /description_hi is not written in the letters of हिन्दी/,
  ],
  [{ description: "KTV", description_hi: "कराओके का कमरा (KTV)" }, undefined],
  [{ title: "{name}", title_hi: "{name}" }, undefined],
  [{ price: 6.5 }, /^offers 0 price is 6\.5, with decimals/],
  [{ price: "6500" }, undefined],
])("%j", (offer, warning) => {
  const found = warningsFor(offer);
  if (warning) expect(found).toEqual([expect.stringMatching(warning)]);
  else expect(found).toEqual([]);
});

test("a warning keeps its key when its entry moves in the list", () => {
  const at = (index: number) => {
    const offers = Array.from({ length: 3 }, () => ({ title: "One" }));
    Object.assign(offers[index] ?? {}, { until: "2020-01-01" });
    return findWarnings("offers", { offers }, context).map(({ key }) => key);
  };
  expect(at(0)).toHaveLength(1);
  expect(at(0)).toEqual(at(2));
});
