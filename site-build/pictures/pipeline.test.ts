import { copyFile, mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import type { ImageSlot } from "#schema/image-slots.ts";
import type { Picture } from "#schema/pictures.ts";
import { makeFolder } from "../../tests/make-folder.ts";
import type { AllContent } from "../content/read-content.ts";
import { paperColour } from "../draw-icon.ts";
import { mediaFolder } from "../site-folder.ts";
import { loadPictures, writePictures } from "./load.ts";
import { isLarge, openPicture } from "./original.ts";
import { planPicture } from "./plan.ts";

let folder: string;
beforeEach(async () => {
  folder = makeFolder();
  for (const name of ["originals", "brand", "film"]) await mkdir(path.join(folder, name));
  await copyFile(path.join(mediaFolder, "film/ridge.mp4"), path.join(folder, "film/a.mp4"));
});

async function load({ slots = ["menu"] as ImageSlot[], file = "photo.jpg", x = 0.5, logo = "" } = {}) {
  const at = { file: "content/site.yaml", line: 7, path: ["lost"] };
  const focus = [x, 0.5] as Picture["focus"];
  const pictures = slots.map(
    (slot): Picture => ({ slot, file: `/media/originals/${file}`, alt: undefined, focus }),
  );
  const origins = new Map(pictures.map((picture) => [picture, at]));
  const content = { origins, site: { logo }, about: { film: { mp4: "/media/film/a.mp4" } } };
  const loaded = await loadPictures(content as unknown as AllContent, folder, path.join(folder, "cache"));
  return { ...loaded, assets: [...loaded.assets.values()] };
}

const original = (name = "photo.jpg") => path.join(folder, "originals", name);

const blue = '<svg width="400" height="100"><path fill="#00f" d="M0 0h400v100H0z"/></svg>';
/** 400 x 200 as stored: red at the top, blue at the bottom. */
const photograph = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: "#f00" } })
    .composite([{ input: Buffer.from(blue), left: 0, top: 100 }])
    .jpeg({ quality: 95 })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 5/1 0/1" } });

async function pixelsOf(file: string | undefined) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  return { size: [info.width, info.height], at };
}

const isNear = (one: number[], other: number[]) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 10);

test("creates AVIF in every width that fits and one WebP, and upscales only for messengers", async () => {
  await photograph().resize(1300, 650).toFile(original());
  const { assets } = await load({ slots: ["menu", "plate", "share"] });
  const names = assets.map(({ url }) => url.replace(/-[0-9a-f]{8}/, "").replace("/pictures/", ""));
  expect(names.slice(0, -1)).toEqual([
    ...["photo-menu-180.avif", "photo-menu-360.avif", "photo-menu-360.webp"],
    ...["photo-plate-480.avif", "photo-plate-640.avif", "photo-plate-640.webp"],
    "photo-share-1200.jpg",
  ]);
  const card = await sharp(await assets.at(-2)?.file()).metadata();
  expect([card.format, card.width, card.height]).toEqual(["jpeg", 1200, 630]);
});

test("another focus gives other URLs", async () => {
  await photograph().resize(400, 400).toFile(original());
  const [asset] = (await load()).assets;
  expect((await load({ x: 0.25 })).assets[0]?.url).not.toBe(asset?.url);
});

test("a picture that stays above its budget gets the lowest quality", async () => {
  const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, at) => (at * at * 7919) % 251));
  await sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
    .png()
    .toFile(original());
  const [asset] = (await load()).assets;
  const { size = 0 } = await stat((await asset?.file()) ?? "");
  const pixels = sharp(original()).resize(180, 180);
  const unlimited = await pixels.clone().avif({ quality: 46, effort: 1 }).toBuffer();
  const lowest = await pixels.avif({ quality: 36, effort: 1 }).toBuffer();
  expect(size).toBeLessThan((unlimited.length + lowest.length) / 2);
});

test("rotates a photograph by its orientation and removes its metadata", async () => {
  await photograph().withMetadata({ orientation: 6 }).toFile(original());
  expect((await sharp(original()).metadata()).exif).toBeDefined();
  const { assets } = await load();
  const file = await assets[0]?.file();
  // Orientation 6: rotate 90 degrees clockwise, so the bottom becomes the left side.
  const { size, at } = await pixelsOf(file);
  expect(size).toEqual([180, 180]);
  expect(isNear(at(20, 90), [0, 0, 255])).toBe(true);
  const { exif, icc, xmp } = await sharp(file).metadata();
  expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined });
});

test("transparent parts get the page's background colour", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 400, height: 400, channels: 4, background: clear } })
    .png()
    .toFile(original("cutout.png"));
  const { assets } = await load({ file: "cutout.png" });
  const { at } = await pixelsOf(await assets[0]?.file());
  const colour = [1, 3, 5].map((start) => Number.parseInt(paperColour.slice(start, start + 2), 16));
  expect(isNear(at(90, 90), colour)).toBe(true);
});

/** A Samsung telephone's mistake: the scan's header says that the spectral selection ends at 0. */
function withWrongScan(bytes: Buffer): Buffer {
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + 4 + bytes.readUInt16BE(scan + 2) - 4] = 0;
  return bytes;
}

test("a wrong byte in the header, which every viewer tolerates, is not a mistake", async () => {
  const bytes = withWrongScan(await photograph().toBuffer());
  await expect(sharp(bytes).toBuffer()).rejects.toThrow("Invalid SOS parameters");
  await writeFile(original(), bytes);
  await expect(load()).resolves.toBeDefined();
});

const told = (message: string) => `The content has a mistake:\n  content/site.yaml, line 7, lost: ${message}`;

test("HEIC, truncated pictures, empty files and text files are refused with one sentence", async () => {
  const whole = await photograph().toBuffer();
  const png = await sharp(whole).png().toBuffer();
  for (const bytes of [
    Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    whole.subarray(0, whole.length - 400),
    withWrongScan(Buffer.from(whole)).subarray(0, whole.length - 400),
    png.subarray(0, png.length / 2),
    Buffer.alloc(0),
    Buffer.from("Dear guest, this is a letter.\n"),
  ]) {
    await writeFile(original(), bytes);
    await expect(load()).rejects.toThrow(
      told("photo.jpg cannot be read as a picture. Copy it from the camera again"),
    );
  }
});

test("a picture that is too small or too large is refused for that reason", async () => {
  await photograph().toFile(original());
  const isLow = told("photo.jpg is only 200 pixels high; at least 540 are needed.");
  await expect(load({ slots: ["plate"] })).rejects.toThrow(isLow);
  const narrow = await photograph().toBuffer();
  await sharp(narrow).resize(200, 400, { fit: "fill" }).toFile(original());
  const isNarrow = told("photo.jpg is only 200 pixels wide; at least 540 are needed.");
  await expect(load({ slots: ["plate"] })).rejects.toThrow(isNarrow);
  const huge = await sharp(original()).png().toBuffer();
  // Width, height and checksum in the header of a PNG.
  huge.writeUInt32BE(10_001, 16);
  huge.writeUInt32BE(10_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  await writeFile(original(), huge);
  const isHuge = told("photo.jpg is 10001 × 10000 pixels; the limit is 100 million pixels.");
  await expect(load()).rejects.toThrow(isHuge);
  await expect(openPicture(original()).metadata(), "nor as a logo").rejects.toThrow("pixel limit");
});

test("one film file is enough", async () => {
  await photograph().toFile(original());
  expect((await load()).filmUrls).toEqual({ mp4: expect.stringMatching(/^\/pictures\/film-\w+\.mp4$/) });
});

test("a damaged film or logo is a mistake of its field", async () => {
  await photograph().toFile(original());
  await writeFile(path.join(folder, "film/a.mp4"), "a film");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>';
  await writeFile(path.join(folder, "brand/pine.svg"), svg);
  const error = await load({ logo: "/media/brand/pine.svg" }).catch((reason) => reason);
  expect(error.message).toMatch(/about\.yaml.*a\.mp4 is not an MP4 or WebM film/);
  expect(error.message).toContain("content/site.yaml, logo: pine.svg is damaged");
});

test("a picture above 50 megapixels is processed alone", async () => {
  const running = new Set<string>();
  const together = new Set<string>();
  const asset = (source: string, isLarge: boolean) => ({
    ...{ url: `/pictures/${source}.avif`, source, isLarge },
    async file() {
      running.add(source);
      await Promise.resolve();
      together.add([...running].toSorted().join(""));
      await Promise.resolve();
      running.delete(source);
      return original();
    },
  });
  await photograph().toFile(original());
  const all = ["a", "b", "c", "d"].map((source) => asset(source, source > "b"));
  const assets = new Map(all.map((each) => [each.url, each]));
  await writePictures({ ...(await load()), assets }, path.join(folder, "client"));
  expect([...together].filter((names) => /[cd]/.test(names))).toEqual(["c", "d"]);
  expect(together).toContain("ab");
});

test("large pictures are known before they are decoded", async () => {
  const header = (width: number, height: number) => isLarge({ width, height });
  expect([header(10_000, 5000), header(10_000, 5001)]).toEqual([false, true]);
  await photograph().resize(400, 400).toFile(original());
  const [crop] = (await planPicture(original(), { slot: "menu", focus: [0.5, 0.5] }, folder)).crops;
  expect(crop?.isLarge).toBe(false);
});
