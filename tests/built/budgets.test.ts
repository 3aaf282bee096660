import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { type ByteFigure, contentDigest, measureSite } from "../../lab/measure-bytes.ts";

const figures = measureSite();
const budgets = figures.filter((figure): figure is Required<ByteFigure> => figure.limit !== undefined);

// The figures are printed, to show early which budget is nearly used up.
test.each(budgets)("$what: at most $limit bytes", ({ what, bytes, limit }) => {
  console.log(`${what}: ${bytes} of ${limit} bytes (${Math.round((bytes / limit) * 100)} %)`);
  expect(bytes).toBeLessThanOrEqual(limit);
});

const [, measuredContent, table = ""] =
  /<!-- content (\w+) -->\n\n((?:\|.*\n)+)/.exec(
    readFileSync(join(projectRoot, "docs/measured.md"), "utf8"),
  ) ?? [];
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

// Only with the content that the table was measured with; an owner's content has other figures.
test("the table of docs/measured.md is within 2 % of the build; `npm run measure-bytes` writes it", () => {
  const differing =
    contentDigest() === measuredContent
      ? figures.filter(({ bytes }, index) => Math.abs(bytes - (rows[index]?.bytes ?? 0)) > 0.02 * bytes)
      : [];
  expect(differing).toEqual([]);
});
