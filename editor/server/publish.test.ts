import { expect, test } from "vitest";
import { sayWhereShown } from "./publish.ts";

test("a setting that is wrong for the service does not make a good release a failure", async () => {
  expect(await sayWhereShown("Published.", { PORT: "none" })).toMatch(
    /^Published\. Whether the site shows it is not known: PORT must/,
  );
});
