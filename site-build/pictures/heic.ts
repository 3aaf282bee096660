import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** An ISO media file says its brand at byte 8; AVIF shares the container, but sharp reads that by itself. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 8) !== "ftyp") return false;
  return /^(heic|heix|hevc|heim|heis|mif1)$/.test(bytes.toString("latin1", 8, 12)) && !bytes.includes("avif");
}

/**
 * The main picture of a telephone's HEIC file as a JPEG in sRGB, upright and without metadata. sharp's own libheif
 * comes without the HEVC decoder, so the WebAssembly build of the same library decodes here. Throws on a broken file.
 */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  // Two megabytes of decoder, for those alone who bring such a file.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error("The file holds no picture.");
  // libheif has applied the turns and mirrors that the file asks for.
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

/** The ICC profile in the file's 'colr' box; undefined where it is sRGB or given by numbers alone. */
function colourProfile(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf("colrprof", 0, "latin1");
  return at < 4 ? undefined : bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4));
}

/** sharp would convert the pixels to a profile that it is given; here they are in it already, and it is only named. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const afterHeader = 33;
  const content = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, afterHeader), length, content, check, png.subarray(afterHeader)]);
}
