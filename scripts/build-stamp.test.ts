import { renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/make-folder.ts";
import { digestSources, whyNotToBuild } from "./build-stamp.ts";

/** There is a new and an old release. Which one guests see, what the content is, and what is said in place of a build. */
test.each([
  ["new", "new", "The site is already built."],
  ["new", "changed", undefined],
  // It was changed back, and guests shall see it.
  ["new", "old", undefined],
  ["old", "new", expect.stringContaining('"npm run releases -- of new" shows it again')],
])("while guests see %s, content that is %s: %s", (current, content, said) => {
  const releases = ["new", "old"].map((each, age) => {
    const folder = makeFolder();
    writeFileSync(join(folder, "built-from"), each);
    return { id: `of ${each}`, folder, publishedAt: -age, isCurrent: each === current };
  });
  expect(whyNotToBuild(releases, content)).toEqual(said);
});

test("without a release the site is built", () => {
  expect(whyNotToBuild([], "new")).toBeUndefined();
});

test("a text, a picture in a linked folder and the day that is set are part of what a build reads", async () => {
  const [content, media, originals] = [makeFolder(), makeFolder(), makeFolder()];
  symlinkSync(originals, join(media, "originals"));
  const digests: string[] = [];
  const digest = async (date?: string) =>
    digests.push(await digestSources({ content, media, ...(date && { date }) }));
  await digest();
  writeFileSync(join(content, "home.yaml"), "title: One");
  await digest();
  writeFileSync(join(originals, "one.webp"), "a picture");
  await digest();
  writeFileSync(join(originals, "one.webp"), "another");
  await digest();
  renameSync(join(originals, "one.webp"), join(originals, "two.webp"));
  await digest();
  await digest("2026-12-24");
  expect(new Set(digests).size).toBe(6);
  await digest("2026-12-24");
  expect(digests[6]).toBe(digests[5]);
});
