import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../site-folder.ts";

const folder = join(projectRoot, "app/words");
const translations = globSync("*/*.json", { cwd: folder }).filter((file) => dirname(file) !== "en");

/** The texts of a file, each replaced by its placeholders: { hero: { packages: ["{price}"] } }. */
const placeholders = (file: string) =>
  JSON.parse(readFileSync(join(folder, file), "utf8"), (_, value) =>
    typeof value === "string" ? (value.match(/\{\w+\}/g) ?? []).sort() : value,
  );

test.each(translations)("app/words/%s has the keys and placeholders of the English one", (file) => {
  expect(placeholders(file)).toEqual(placeholders(join("en", basename(file))));
});
