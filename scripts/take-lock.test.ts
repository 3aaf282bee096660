import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/make-folder.ts";
import { LockError, takeLock } from "./take-lock.ts";

test("one at a time has a lock; a folder that cannot be written is named, with what to do", () => {
  const folder = makeFolder();
  expect([takeLock("build", folder), takeLock("build", folder)]).toEqual([true, false]);
  const file = join(folder, "file");
  writeFileSync(file, "");
  const take = () => takeLock("build", join(file, ".cache"));
  expect(take).toThrow(LockError);
  expect(take).toThrow(`${join(file, ".cache")} cannot be written`);
});
