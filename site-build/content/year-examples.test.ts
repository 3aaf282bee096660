import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { calendarSchema } from "#content/schema/calendar.ts";
import { price } from "#content/schema/fields.ts";
import { offersSchema } from "#content/schema/offers.ts";
import { projectRoot } from "../site-folder.ts";

const example = z.strictObject({ ...calendarSchema.shape, ...offersSchema.shape, price }).partial();

test("the example of docs/editing-content.md may be copied as it is", () => {
  const text = readFileSync(join(projectRoot, "docs/editing-content.md"), "utf8");
  const examples = [...text.matchAll(/```yaml\n(.*?)```/gs)].map(([, yaml = ""]) => parse(yaml));
  expect(examples.length).toBeGreaterThan(0);
  for (const each of examples) expect(example.safeParse(each).error?.issues).toBeUndefined();
});
