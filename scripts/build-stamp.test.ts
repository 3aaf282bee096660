import { renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/make-folder.ts";
import { digestSources, whyNotToBuild } from "./build-stamp.ts";

/** The newest first: each the content that it was built from. */
function releasesOf(contents: string[], current: string) {
  return contents.map((content, age) => {
    const folder = makeFolder();
    writeFileSync(join(folder, "built-from"), content);
    return { id: `of ${content}`, folder, publishedAt: -age, isCurrent: content === current };
  });
}

test("content that was changed back is built again, so that guests see it", () => {
  const releases = releasesOf(["new words", "old words"], "new words");
  expect(whyNotToBuild(releases, "old words")).toBeUndefined();
});

test("a release that the owner went back to stays, and the sentence names the newer one", () => {
  const releases = releasesOf(["new words", "old words"], "old words");
  expect(whyNotToBuild(releases, "new words")).toContain('"npm run releases -- of new words" shows it again');
});

test("nothing is built when guests see what is there, and a change is built", () => {
  const releases = releasesOf(["new words", "old words"], "new words");
  expect(whyNotToBuild(releases, "new words")).toBe("The site is already built.");
  expect(whyNotToBuild(releases, "other words")).toBeUndefined();
  expect(whyNotToBuild([], "other words")).toBeUndefined();
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
