import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** The brand of an ISO media file is at byte 8. AVIF has the same container, but sharp reads it. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 8) !== "ftyp") return false;
  return /^(heic|heix|hevc|heim|heis|mif1)$/.test(bytes.toString("latin1", 8, 12)) && !bytes.includes("avif");
}

/** The main picture of a HEIC file as a JPEG in sRGB, upright: sharp has no HEVC decoder. Throws on a broken file. */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  // Imported only when needed: the decoder has two megabytes.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error("The file holds no picture.");
  // libheif has already applied the file's rotation and mirroring.
  const size = { width: image.get_width(), height: image.get_height() };
  const pixels = await new Promise<Uint8ClampedArray>((resolve, reject) => {
    const target = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) };
    image.display(target, (done) => (done ? resolve(done.data) : reject(new Error("It cannot be decoded."))));
  });
  for (const each of images) each.free();
  const png = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const profile = colourProfile(bytes);
  return sharp(profile ? withProfile(png, profile) : png)
    .jpeg({ quality: 96, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** The ICC profile in the file's 'colr' box. Undefined: sRGB, or a profile given as numbers. */
function colourProfile(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf("colrprof", 0, "latin1");
  return at < 4 ? undefined : bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4));
}

/** Writes the profile into the PNG. sharp would convert the pixels, which have this profile already. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const afterHeader = 33;
  const content = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, afterHeader), length, content, check, png.subarray(afterHeader)]);
}
