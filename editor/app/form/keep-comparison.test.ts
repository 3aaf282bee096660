import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../../../site-build/content/site-content.ts";
import { keepComparison } from "./keep-comparison.ts";

type Packages = {
  packages: { slug: string; details: string[] }[];
  comparison: { rows: { inclusions: string[] }[] };
};
const packages: Packages = parse(readFileSync(join(contentFolder, "packages.yaml"), "utf8"));
const without = (slug: string) => ({
  ...packages,
  packages: packages.packages.filter((each) => each.slug !== slug),
});
const compared = (value: unknown) =>
  (value as Packages).comparison.rows.flatMap(({ inclusions }) => inclusions);

test("what only a removed package includes goes from the comparison", () => {
  const after = keepComparison("packages.yaml", packages, without("ultimate-explorer"));
  expect(compared(packages)).toContain("Visit to a historic site");
  expect(compared(after)).not.toContain("Visit to a historic site");
  // Rows of other packages stay.
  expect(compared(after)).toEqual(expect.arrayContaining(["Cottage stay", "3 meals plus evening snacks"]));
  expect(compared(after)).not.toContain("All meals with local cuisine");
  expect((after as Packages).comparison.rows.every(({ inclusions }) => inclusions.length > 0)).toBe(true);
  const last = keepComparison("packages.yaml", packages, { ...packages, packages: [] });
  expect(compared(last)).toEqual([]);
});

test("a detail removed from its last package goes from the comparison; a reworded one is reworded there", () => {
  const change = (from: string, ...words: string[]) => {
    const changed = structuredClone(packages);
    for (const { details } of changed.packages) {
      if (!details.includes(from)) continue;
      details.splice(details.indexOf(from), 1, ...words);
      return compared(keepComparison("packages.yaml", packages, changed));
    }
  };
  const rows = compared(packages);
  const only = "Visit to a historic site";
  expect(change(only)).toEqual(rows.filter((each) => each !== only));
  expect(change(only, "Tea")).toEqual(rows.map((each) => (each === only ? "Tea" : each)));
  // Other packages have this one, too.
  expect(change("River rafting")).toEqual(rows);
  expect(change("River rafting", "Tea")).toEqual(rows);
});

test("another change leaves the comparison alone", () => {
  const renamed = structuredClone(packages);
  renamed.packages[0]?.details.splice(0, 1, "Tea");
  expect(keepComparison("packages.yaml", packages, renamed)).toBe(renamed);
  const added = { ...packages, packages: [...packages.packages, {} as never] };
  expect(keepComparison("packages.yaml", packages, added)).toBe(added);
  expect(keepComparison("menu.yaml", { menu: [] }, { menu: [] })).toEqual({ menu: [] });
});

test("a detail whose text passes through another one's leaves the other's row alone", () => {
  const value = structuredClone(packages);
  const [tour] = value.packages;
  const details = ["Bonfire", "Bonfire and music"];
  if (!tour) throw new Error("There is no package.");
  value.packages = [{ ...tour, details }];
  value.comparison.rows = details.map((detail) => ({ inclusions: [detail] }));
  const passing = { ...value, packages: [{ ...tour, details: ["Bonfire", "Bonfire"] }] };
  expect(compared(keepComparison("packages.yaml", value, passing))).toEqual(details);
});

test("a detail of two packages that is reworded in both is reworded in the comparison", () => {
  const value = structuredClone(packages);
  const steps = value.packages.flatMap(({ details }) =>
    details.includes("Waterfall trek") ? [details] : [],
  );
  expect(steps.length).toBeGreaterThan(1);
  let last: unknown = value;
  for (const details of steps) {
    const before = structuredClone(last);
    details[details.indexOf("Waterfall trek")] = "Tea walk";
    last = keepComparison("packages.yaml", before, {
      ...structuredClone(value),
      comparison: (last as Packages).comparison,
    });
  }
  expect(compared(last)).toContain("Tea walk");
  expect(compared(last)).not.toContain("Waterfall trek");
});
