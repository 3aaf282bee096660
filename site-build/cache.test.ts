import { readFileSync, statSync, utimesSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/make-folder.ts";
import { addToRelease, cachedFile, removeUnused } from "./cache.ts";

const day = 24 * 3600_000;

test("creates a file once, and links it into releases", async () => {
  const folder = makeFolder();
  // Two files of a release may have the same bytes.
  const make = () => cachedFile(join(folder, "cache/a"), async () => Buffer.from("one"));
  const [file = ""] = await Promise.all([make(), make()]);
  await cachedFile(file, () => Promise.reject(new Error("made twice")));
  await addToRelease(file, join(folder, "release/pictures/a"));
  expect(readFileSync(join(folder, "release/pictures/a"), "utf8")).toBe("one");
  expect(statSync(join(folder, "release/pictures/a")).ino).toBe(statSync(file).ino);
});

test("leaves no file behind if creating it fails", async () => {
  const folder = makeFolder();
  const failing = cachedFile(join(folder, "a"), () => Promise.reject(new Error("no such picture")));
  await expect(failing).rejects.toThrow("no such picture");
  expect(await readdir(folder)).toEqual([]);
});

test("removes only files that were not used for a month", async () => {
  const folder = makeFolder();
  const now = Date.now();
  for (const [name, days] of Object.entries({ unused: 31, recent: 29, used: 31 })) {
    const file = await cachedFile(join(folder, name), async () => Buffer.from(name));
    utimesSync(file, new Date(now - days * day), new Date(now - 99 * day));
  }
  await cachedFile(join(folder, "used"), () => Promise.reject(new Error("made twice")));
  await removeUnused(folder, now);
  expect((await readdir(folder)).sort()).toEqual(["recent", "used"]);
  expect(Math.abs(statSync(join(folder, "used")).mtimeMs - (now - 99 * day))).toBeLessThan(1000);
});
