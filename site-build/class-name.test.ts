import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./class-name.ts";
import { projectRoot } from "./site-folder.ts";

const file = join(projectRoot, "app/ui/Picture.module.css");

test("a class keeps its short name, also with the development server's query strings", () => {
  const name = shortClassName("picture", file);
  expect(name).toMatch(/^_[a-zA-Z]{1,2}\d+$/);
  expect(shortClassName("art", file)).not.toBe(name);
  expect(shortClassName("picture", `${file}?direct`)).toBe(name);
});

test("no two classes have the same name, also with more files than letters", () => {
  const names = Array.from({ length: 3000 }, (_, count) =>
    shortClassName(`made${count % 3}`, join(projectRoot, `app/ui/Made${Math.floor(count / 3)}.module.css`)),
  );
  expect(new Set(names).size).toBe(names.length);
});
