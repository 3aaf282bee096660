import { expect, test } from "vitest";
import { findFilmFault } from "./film.ts";

const mp4 = Buffer.from("\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41", "latin1");
const webm = Buffer.from(
  "\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm",
  "latin1",
);
const quickTime = Buffer.from("\0\0\0\x14ftypqt  \0\0\x02\0qt  ", "latin1");

test.each([
  ["a.mp4", mp4],
  ["A.MP4", mp4],
  ["a.WebM", webm],
])("%s is accepted", (name, bytes) => {
  expect(findFilmFault(name, bytes)).toBeUndefined();
});

test.each([
  ["QuickTime", "a.mp4", quickTime],
  ["MP4 named .webm", "a.webm", mp4],
  ["WebM named .mp4", "a.mp4", webm],
  ["a drawing", "a.mp4", Buffer.from("<svg/>")],
  ["an empty file", "a.mp4", Buffer.alloc(0)],
  ["another kind of film", "a.mov", mp4],
])("%s is refused", (_, name, bytes) => {
  expect(findFilmFault(name, bytes)).toMatch(/ is not an MP4 or WebM film\. Save it as MP4/);
});

test("a film may have 4 MB", () => {
  const film = (length: number) => Buffer.concat([mp4, Buffer.alloc(length - mp4.length)]);
  expect(findFilmFault("a.mp4", film(4_000_000))).toBeUndefined();
  expect(findFilmFault("a.mp4", film(4_100_000))).toMatch(
    /^a\.mp4 has 4\.1 MB; the limit for a film is 4 MB/,
  );
});
