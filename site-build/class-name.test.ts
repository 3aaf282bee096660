import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./class-name.ts";
import { projectRoot } from "./site-folder.ts";

const file = join(projectRoot, "app/ui/Picture.module.css");

test("a class has the same short name in every build, also with the development server's query strings", () => {
  expect(shortClassName("picture", file)).toMatch(/^_[\w-]{3}$/);
  expect(shortClassName("picture", `${file}?direct`)).toBe(shortClassName("picture", file));
  expect(shortClassName("art", file)).not.toBe(shortClassName("picture", file));
});

test("two classes with the same short name stop the build, which names both", () => {
  const makeMany = () => {
    for (let count = 0; count < 10_000; count += 1) shortClassName(`made${count}`, file);
  };
  expect(makeMany).toThrow(
    /^\.\w+ in app\/ui\/Picture\.module\.css and \.\w+ in app\/.* Rename one of them\.$/,
  );
});
