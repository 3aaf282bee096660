import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate/node";
import { expect, test } from "vitest";
import { currentRelease } from "#site-build/site-folder.ts";

const client = join(currentRelease(), "client");
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

test.each(globSync("**/*.html", { cwd: client }).sort())("%s keeps the rules of HTML", (file) => {
  const { results } = validator.validateStringSync(readFileSync(join(client, file), "utf8"));
  const mistakes = results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, selector }) => `${line}:${column} ${selector}: ${message}`),
  );
  expect(mistakes).toEqual([]);
});
