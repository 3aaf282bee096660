import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mediaFolder } from "#site-build/site-folder.ts";
import { makeFolder } from "../tests/make-folder.ts";
import { copyContent } from "../tests/other-content.ts";
import { withPatience } from "../tests/run/patience.ts";
import { fixedContent } from "../tests/site/settings.ts";

let media: string;
beforeEach(() => {
  media = makeFolder(tmpdir());
  cpSync(mediaFolder, media, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function check(...words: string[]) {
  const env = { ...process.env, MEDIA_DIR: media };
  const script = join(import.meta.dirname, "check.ts");
  return spawnSync(process.execPath, [script, ...words], { env, encoding: "utf8" });
}

test("content without a mistake is right", () => {
  expect(check()).toMatchObject({ status: 0, stderr: "" });
});

test("a number that differs between two languages is printed, and published all the same", () => {
  const content = makeFolder(tmpdir());
  copyContent(content, fixedContent)("home.yaml", ({ popup }) => {
    Object.assign(popup, { title: "10% discount", title_hi: "15% छूट" });
  });
  vi.stubEnv("CONTENT_DIR", content);
  expect(check()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(
      "Please check home.yaml, popup title_hi: has 15 where the first language has 10.",
    ),
  });
});

test("a picture that cannot be read is reported with the line that names it", () => {
  writeFileSync(join(media, "originals/gallery-river.webp"), "no picture");
  const { status, stderr } = check();
  expect(stderr).toMatch(
    /^The content has a mistake:\n {2}content\/home\.yaml, line \d+, gallery 4 picture: gallery-river\.webp cannot be read as a picture\. .*\n$/,
  );
  expect(status).toBe(1);
});

test("a drawing that lacks its word is reported", () => {
  writeFileSync(join(media, "words/home.svg"), "<svg/>");
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining("media/words/home.svg") });
});

// It is encoded several times.
const encoding = { timeout: withPatience(15) };

test(
  "a first picture of Home that is too heavy for a phone is reported, and published all the same",
  encoding,
  async () => {
    // Noise that is scaled down much becomes an even grey: it is hardly larger than the file for phones.
    const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
    await sharp({ create: { width: 1200, height: 2000, channels: 3, background: "#888", noise } })
      .webp({ lossless: true })
      .toFile(join(media, "originals/hero-dawn.webp"));
    expect(check()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /home\.yaml, line \d+, hero pictures 1: hero-dawn\.webp is \d+ kB on a phone/,
      ),
    });
    expect(check("--as-forms")).toMatchObject({ status: 0 });
  },
);
