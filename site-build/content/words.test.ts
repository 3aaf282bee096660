import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../site-folder.ts";

const folder = join(projectRoot, "app/words");

/** The placeholders of each text by its key: { "hero.packages": ["{price}"] }. */
function placeholders(texts: object, at = ""): Record<string, string[]> {
  const found = Object.entries(texts).map(([key, text]) =>
    typeof text === "string"
      ? { [at + key]: (text.match(/\{\w+\}/g) ?? []).sort() }
      : placeholders(text, `${at}${key}.`),
  );
  return Object.assign({}, ...found);
}

const translations = globSync("*/*.json", { cwd: folder }).filter((file) => dirname(file) !== "en");

test.each(translations)("app/words/%s has the keys and placeholders of the English one", (file) => {
  const read = (name: string) => placeholders(JSON.parse(readFileSync(join(folder, name), "utf8")));
  expect(read(file)).toEqual(read(join("en", basename(file))));
});
