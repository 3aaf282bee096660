import { renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteSettingNames } from "#site-build/site-settings.ts";
import { makeFolder } from "../tests/make-folder.ts";
import { digestSources, reasonToSkipBuild } from "./build-stamp.ts";

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
  expect(reasonToSkipBuild(releases, content)).toEqual(said);
  expect(reasonToSkipBuild([], content)).toBeUndefined();
});

test("a text, a picture in a linked folder, the day and the site's settings are part of what a build reads", async () => {
  const [content, media, originals] = [makeFolder(), makeFolder(), makeFolder()];
  symlinkSync(originals, join(media, "originals"));
  const write = (file: string, text: string) => () => writeFileSync(file, text);
  const [text, picture] = [join(content, "home.yaml"), join(originals, "one.webp")];
  const changes = [
    () => {},
    write(text, "title: One"),
    write(picture, "a picture"),
    write(picture, "another"),
    () => renameSync(picture, join(originals, "two.webp")),
  ];
  const digests = new Set<string>();
  for (const change of changes) {
    change();
    digests.add(await digestSources({ content, media }));
  }
  const dated = await digestSources({ content, media, env: { SITE_DATE: "2026-12-24" } });
  expect(digests.add(dated).size).toBe(6);
  for (const name of siteSettingNames)
    digests.add(await digestSources({ content, media, env: { [name]: "another" } }));
  expect(digests.size).toBe(6 + siteSettingNames.length);
  expect(await digestSources({ content, media, env: { SITE_DATE: "2026-12-24" } })).toBe(dated);
});
