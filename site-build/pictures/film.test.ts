import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../site-folder.ts";
import { judgeFilm, sayFilm, whyNoFilm } from "./film.ts";

const standIn = (kind: string) => readFileSync(join(projectRoot, `tests/site/film/stand-in.${kind}`));
const mp4With = (codec: string) => Buffer.from(`\0\0\0\x20ftypisom\0\0\x02\0moov…${codec}`, "latin1");

test("a film is judged by its bytes, and MP4 by its codec", () => {
  expect(whyNoFilm("a.mp4", standIn("mp4"))).toBeUndefined();
  expect(whyNoFilm("A.WebM", standIn("webm"))).toBeUndefined();
  expect(whyNoFilm("a.mp4", mp4With("avc1"))).toBeUndefined();
  for (const [name, bytes] of [
    ["a.webm", standIn("mp4")],
    ["a.mp4", mp4With("hvc1")],
    ["a.mp4", Buffer.from("\0\0\0\x14ftypqt  avc1", "latin1")],
    ["a.mp4", Buffer.from("<svg/>")],
    ["a.mov", standIn("mp4")],
  ] as const)
    expect(whyNoFilm(name, bytes), name).toMatch(/is not a film that all browsers show\. Save it as MP4/);
  expect(whyNoFilm("a.mp4", Buffer.alloc(4_100_000))).toMatch(
    /^a\.mp4 has 4\.1 MB, and a film may have 4 MB/,
  );
});

test("the browser's measures have limits that it names", () => {
  const good = { bytes: 3_100_000, seconds: 24.04, width: 1280, height: 720 };
  expect(judgeFilm("a.mp4", good)).toBeUndefined();
  expect(sayFilm(good)).toBe("Shown as it is, without sound: 1280 × 720 pixels, 24 s, 3.1 MB.");
  expect(judgeFilm("a.mp4", { ...good, bytes: 9_000_000 })).toMatch(/has 9 MB/);
  expect(judgeFilm("a.mp4", { ...good, seconds: 92 })).toMatch(
    /runs for 92 seconds, and a film may run for 60/,
  );
  expect(judgeFilm("a.mp4", { ...good, width: 3840, height: 2160 })).toMatch(/has 3840 × 2160 pixels/);
  expect(judgeFilm("a.mp4", { ...good, width: 480, height: 270 })).toMatch(/only 480 pixels wide: 640/);
});
