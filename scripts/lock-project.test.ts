import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/make-folder.ts";
import { lockProject } from "./lock-project.ts";

test("only one process gets the lock", () => {
  const folder = makeFolder();
  expect([lockProject("build", folder), lockProject("build", folder)]).toEqual([true, false]);
});

test("the error for a read-only folder names it", () => {
  const file = join(makeFolder(), "file");
  writeFileSync(file, "");
  expect(() => lockProject("build", join(file, ".cache"))).toThrow(
    `${join(file, ".cache")} cannot be written`,
  );
});
