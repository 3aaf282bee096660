import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawIcon } from "../site-files.ts";
import { loadPictures } from "./load.ts";
import type { Entry } from "./sharpness.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  for (const name of ["originals", "brand", "film"]) await mkdir(path.join(folder, name));
  await writeFile(
    path.join(folder, "brand/mark-light.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="4"/>',
  );
  await copyFile(
    path.join(import.meta.dirname, "../../tests/site/film/stand-in.mp4"),
    path.join(folder, "film/a.mp4"),
  );
});

afterEach(() => rm(folder, { recursive: true }));

const entry: Entry = {
  file: "photo.jpg",
  alt: "A red wall",
  credit: "The owner",
  focus: [0.5, 0.5],
  shapes: { "4/5": { wide: [40, 80, 160] } },
};

function load(change: Partial<Entry> = {}, mark?: string) {
  return loadPictures({
    mark,
    entries: { photo: { ...entry, ...change } },
    name: "Test Ridge",
    shareCards: {},
    lineOf: () => 7,
    film: { mp4: "a.mp4" },
    mediaFolder: folder,
    cacheFolder: path.join(folder, "cache"),
  });
}

/** 200 x 100 as stored: red at the top, blue at the bottom. */
function photograph() {
  const half = (background: string) =>
    sharp({ create: { width: 200, height: 50, channels: 3, background } }).png();
  return Promise.all([half("#f00").toBuffer(), half("#00f").toBuffer()]).then(([red, blue]) =>
    sharp({ create: { width: 200, height: 100, channels: 3, background: "#000" } })
      .composite([
        { input: red, left: 0, top: 0 },
        { input: blue, left: 0, top: 50 },
      ])
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Copyright: "someone" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 5/1 0/1" },
      }),
  );
}

const original = () => path.join(folder, "originals/photo.jpg");

test("makes AVIF in every width that fits and one WebP, and never enlarges", async () => {
  await (await photograph()).toFile(original());
  const { assets } = await load();
  expect(assets.map(({ address }) => address.replace(/-[0-9a-f]{8}/, "")).slice(0, 3)).toEqual([
    "/pictures/photo-4x5-40.avif",
    "/pictures/photo-4x5-80.avif",
    "/pictures/photo-4x5-80.webp",
  ]);
});

test("rotates a photograph by its orientation and removes its metadata", async () => {
  await (await photograph()).withMetadata({ orientation: 6 }).toFile(original());
  expect((await sharp(original()).metadata()).exif).toBeDefined();
  const { assets } = await load();
  const bytes = await assets[0]?.bytes();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  // Orientation 6: rotate 90 degrees clockwise, so the bottom becomes the left side.
  expect([info.width, info.height]).toEqual([40, 50]);
  expect(data[0]).toBeLessThan(data[2] ?? 0);
  const { exif, icc, xmp } = await sharp(bytes).metadata();
  expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined });
});

test("names files by content and settings, and makes none twice", async () => {
  await (await photograph()).toFile(original());
  const first = await load();
  await first.assets[0]?.bytes();
  const file = path.join(folder, "cache", path.basename(first.assets[0]?.address ?? ""));
  const { mtimeMs } = await stat(file);
  const second = await load();
  await second.assets[0]?.bytes();
  expect(second.planned.get("photo")?.hash).toBe(first.planned.get("photo")?.hash);
  expect(Math.round((await stat(file)).mtimeMs)).toBe(Math.round(mtimeMs));
  const moved = await load({ focus: [0, 0] });
  expect(moved.assets[0]?.address).not.toBe(first.assets[0]?.address);
});

const told = (message: string) =>
  `The content has a mistake:\n  content/pictures.yaml, line 7, photo: ${message}`;

test("says which field names a file that is missing", async () => {
  await expect(load()).rejects.toThrow(told("photo.jpg is not in media/originals/. Put it there"));
});

test("a photograph that will look soft is a warning with the width it needs; below half of that, a mistake", async () => {
  await (await photograph()).toFile(original());
  const soft = await load({ shapes: { "4/5": { wide: [40, 160] } } });
  // Its crop has 80 pixels; a sharp one needs 0.85 x 160.
  expect(soft.warnings).toMatchObject([
    {
      line: 7,
      entry: "photo",
      message: expect.stringMatching(/^photo\.jpg is 200 pixels wide .*: 340 are needed/),
    },
  ]);
  const sharp = await load({ shapes: { "4/5": { wide: [40, 94] } } });
  expect(sharp.warnings).toEqual([]);
  await expect(load({ shapes: { "4/5": { wide: [40, 189] } } })).rejects.toThrow(
    told("photo.jpg is only 200 pixels wide: 402 are needed, and half of them at least."),
  );
});

test("judges the upright photograph by its own crops", async () => {
  await (await photograph()).toFile(original());
  await sharp({ create: { width: 50, height: 75, channels: 3, background: "#00f" } })
    .jpeg()
    .toFile(path.join(folder, "originals/tall.jpg"));
  const shapes = { hero: { wide: [100], tall: [60] } };
  const { warnings } = await load({ tallFile: "tall.jpg", shapes });
  expect(warnings).toMatchObject([
    { path: ["photo", "tallFile"], message: expect.stringContaining("51 are needed") },
  ]);
});

test("reads a telephone's HEIC picture with its colour profile, and the second time from the cache", async () => {
  // 200 x 100 in Display P3: sRGB #dc2828 at the top, #2850c8 at the bottom.
  await copyFile(new URL("fixtures/display-p3.heic", import.meta.url), original());
  const { assets } = await load();
  const largest = assets.find(({ address }) => address.endsWith("-80.avif"));
  const { data, info } = await sharp(await largest?.bytes())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([80, 100]);
  for (const [row, [red, green, blue]] of [
    [10, [0xdc, 0x28, 0x28]],
    [90, [0x28, 0x50, 0xc8]],
  ] as const) {
    const at = (row * info.width + 40) * info.channels;
    expect(Math.abs((data[at] ?? 0) - red)).toBeLessThan(10);
    expect(Math.abs((data[at + 1] ?? 0) - green)).toBeLessThan(10);
    expect(Math.abs((data[at + 2] ?? 0) - blue)).toBeLessThan(10);
  }
  const cache = path.join(folder, "cache");
  const decoded = (await readdir(cache)).filter((name) => name.startsWith("heic-"));
  expect(decoded).toHaveLength(1);
  // If it were decoded again, it would have a width of 200 pixels.
  await sharp(path.join(cache, decoded[0] ?? ""))
    .resize(100, 50)
    .toFile(path.join(cache, "heic-small.jpg"));
  await rename(path.join(cache, "heic-small.jpg"), path.join(cache, decoded[0] ?? ""));
  await load();
  expect((await sharp(path.join(cache, decoded[0] ?? "")).metadata()).width).toBe(100);
});

test("one sentence for a broken HEIC, a cut-off JPEG, an empty file and a text named .jpg", async () => {
  const whole = await (await photograph()).toBuffer();
  for (const bytes of [
    Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    whole.subarray(0, whole.length - 400),
    Buffer.alloc(0),
    Buffer.from("Dear guest, this is a letter.\n"),
  ]) {
    await writeFile(original(), bytes);
    const error = await load().then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(error?.message).toBe(
      told(
        "photo.jpg cannot be read as a picture. Take it from the camera once more, or save it again as JPEG, PNG, WebP or AVIF.",
      ),
    );
    // The stack is only the sentence.
    expect(error?.stack).toBe(error?.message);
  }
});

test("one film file is enough; one that is too large or of another kind is refused", async () => {
  await (await photograph()).toFile(original());
  expect((await load()).filmAddresses).toEqual({ mp4: expect.stringMatching(/^\/pictures\/film-\w+\.mp4$/) });
  await writeFile(path.join(folder, "film/a.mp4"), Buffer.alloc(4_100_000));
  await expect(load()).rejects.toThrow(/a\.mp4 has 4\.1 MB/);
  await writeFile(path.join(folder, "film/a.mp4"), "a film");
  await expect(load()).rejects.toThrow(/a\.mp4 is not a film/);
});

test("a damaged logo is a mistake of its field; one with a huge drawing area is drawn", async () => {
  await (await photograph()).toFile(original());
  const logo = (area: number, end: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${area} ${area}"><path d="M0 0h${area}v${area}z"/>${end}`;
  await writeFile(path.join(folder, "brand/pine.svg"), logo(9, ""));
  await expect(load({}, "pine.svg")).rejects.toThrow("content/resort.yaml, line 7: pine.svg cannot be drawn");
  const huge = logo(20_000, "</svg>");
  await writeFile(path.join(folder, "brand/pine.svg"), huge);
  const { assets } = await load({}, "pine.svg");
  expect(assets).not.toEqual([]);
  expect((await sharp(await drawIcon(Buffer.from(huge), 180)).metadata()).width).toBe(180);
});
