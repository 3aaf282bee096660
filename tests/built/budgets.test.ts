import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { type ByteFigure, measureSite } from "../../lab/measure-bytes.ts";

const figures = measureSite();
const budgets = figures.filter((figure): figure is Required<ByteFigure> => figure.limit !== undefined);

// The figures are printed, to show early which budget is nearly used up.
test.each(budgets)("$what: at most $limit bytes", ({ what, bytes, limit }) => {
  console.log(`${what}: ${bytes} of ${limit} bytes (${Math.round((bytes / limit) * 100)} %)`);
  expect(bytes).toBeLessThanOrEqual(limit);
});

const [, table = ""] =
  /\| what \| bytes \|.*\n((?:\|.*\n)+)/.exec(readFileSync(join(projectRoot, "docs/measured.md"), "utf8")) ??
  [];
const rows = [...table.matchAll(/^\| ([^|]+) \| ([\d,]+) \| ([\d,]*) \|$/gm)].map(
  ([, what = "", bytes = "", limit = ""]) => ({
    what,
    bytes: Number(bytes.replaceAll(",", "")),
    limit: limit.replaceAll(",", ""),
  }),
);

test("the table of docs/measured.md has every budget", () => {
  const told = rows.map(({ what, limit }) => `${what} ${limit}`);
  expect(figures.map(({ what, limit = "" }) => `${what} ${limit}`)).toEqual(told);
});

test("the table of docs/measured.md is within 2 % of the build; `npm run measure-bytes` writes it", () => {
  const isOther = (bytes: number, told = 0) => Math.abs(bytes - told) > 0.02 * bytes;
  expect(figures.filter(({ bytes }, index) => isOther(bytes, rows[index]?.bytes))).toEqual([]);
});
