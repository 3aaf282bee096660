import { expect, test } from "vitest";
import { type ByteFigure, measureSite } from "./measure-site.ts";

const budgets = measureSite().filter((figure): figure is Required<ByteFigure> => figure.limit !== undefined);

// The figures are printed, to show early which budget is nearly used up.
test.each(budgets)("$what: at most $limit bytes", ({ what, bytes, limit }) => {
  console.log(`${what}: ${bytes} of ${limit} bytes (${Math.round((bytes / limit) * 100)} %)`);
  expect(bytes).toBeLessThanOrEqual(limit);
});
