import { expect, test } from "vitest";
import { riverSeasons } from "./river-seasons.ts";

const states = { o: "open", a: "ask", c: "closed" } as const;

test.each([
  ["oooooaccaooo", "10-5 open, 6-6 ask, 7-8 closed, 9-9 ask"],
  ["cooooooooooo", "1-1 closed, 2-12 open"],
  ["oooooooooooo", "1-12 open"],
  ["oooooooooooc", "1-11 open, 12-12 closed"],
])(
  "neighbouring months of the same state are one season, also over the turn of the year: %s",
  (year, expected) => {
    const months = [...year].map((state, at) => ({
      name: `${at + 1}`,
      season: "",
      river: states[state as keyof typeof states] ?? "open",
    }));
    const seasons = riverSeasons(months);
    expect(seasons.flatMap((season) => season.months)).toHaveLength(12);
    const written = seasons.map(
      ({ river, months: joined }) => `${joined[0]?.name}-${joined.at(-1)?.name} ${river}`,
    );
    expect(written.join(", ")).toBe(expected);
  },
);
