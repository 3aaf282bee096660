import { expect, test } from "vitest";
import { sayWhereShown, warningsIn } from "./publish.ts";

test("a setting that is wrong for the service does not make a good release a failure", async () => {
  expect(await sayWhereShown("Published.", { PORT: "none" })).toMatch(
    /^Published\. Whether the site shows it is not known: PORT must/,
  );
});

test("what a good build warns of is told in the editor's words; all else that it writes there is not", () => {
  const written = [
    "(node:12) ExperimentalWarning: something of the machine's",
    "Warning: content/map/provider.yaml: the resort is outside of the region.",
    "Warning: content/pictures.yaml, line 14, river: river.jpg is a little soft.",
    "Warning: The page /Dining has 15000 bytes.",
  ];
  expect(warningsIn(written)).toEqual([
    "“Which map guests see”: the resort is outside of the region.",
    "“Pictures”, river: river.jpg is a little soft.",
    "The page /Dining has 15000 bytes.",
  ]);
});
