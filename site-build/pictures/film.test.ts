import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mediaFolder } from "../site-folder.ts";
import { whyNoFilm } from "./film.ts";

const standIn = (kind: string) => readFileSync(join(mediaFolder, `film/ridge.${kind}`));
const firstHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** The film with `value` instead of what is `offset` bytes behind the name of a box. */
function changed(box: string, offset: number, value: string | number): Buffer {
  const bytes = standIn("mp4");
  const at = bytes.lastIndexOf(box) + offset;
  if (typeof value === "string") bytes.write(value, at, "latin1");
  else bytes[at] = value;
  return bytes;
}

test("H.264 with 8 bit and WebM are shown everywhere", () => {
  expect(whyNoFilm("a.mp4", standIn("mp4"))).toBeUndefined();
  expect(whyNoFilm("A.WebM", standIn("webm"))).toBeUndefined();
});

test.each([
  ["10 bit", "a.mp4", changed("avcC", 5, 110)],
  ["HEVC that calls itself avc1", "a.mp4", changed("avcC", 0, "hvcC")],
  ["HEVC", "a.mp4", changed("avc1", 0, "hvc1")],
  ["QuickTime", "a.mp4", changed("ftyp", 4, "qt  ")],
  ["MP4 named .webm", "a.webm", standIn("mp4")],
  ["WebM named .mp4", "a.mp4", standIn("webm")],
  ["a drawing", "a.mp4", Buffer.from("<svg/>")],
  ["another kind of film", "a.mov", standIn("mp4")],
])("%s is refused", (_, name, bytes) => {
  expect(whyNoFilm(name, bytes)).toMatch(/ is not a film that all browsers show\. Save it as MP4/);
});

test("the first half of a film, and one that is too large, are refused with their reason", () => {
  for (const kind of ["mp4", "webm"])
    expect(whyNoFilm(`a.${kind}`, firstHalf(standIn(kind)))).toMatch(/ is cut off/);
  expect(whyNoFilm("a.mp4", Buffer.alloc(4_100_000))).toMatch(
    /^a\.mp4 has 4\.1 MB, and a film may have 4 MB/,
  );
});
