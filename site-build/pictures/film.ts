/** The names of a film's files in media/film/. One is enough. */
export type FilmFiles = { readonly mp4?: string | undefined; readonly webm?: string | undefined };

const largestFilm = 4_000_000;

/** Why the build cannot use a film's file, and what to do. Undefined if it can. */
export function whyNoFilm(name: string, bytes: Buffer): string | undefined {
  const megabytes = (count: number) => `${Number((count / 1e6).toFixed(1))} MB`;
  if (bytes.length > largestFilm)
    return `${name} has ${megabytes(bytes.length)}, and a film may have ${megabytes(largestFilm)}. Make it shorter, or save it with a lower quality`;
  const fault = /\.mp4$/i.test(name) ? faultOfMp4(bytes) : faultOfWebm(bytes);
  if (fault === "cut off") return `${name} is cut off: its end is missing. Copy or save it once more`;
  if (fault === "unplayable")
    return `${name} is not a film that all browsers show. Save it as MP4 with H.264 (8 bit, 4:2:0), or as WebM, and add that`;
}

type Fault = "cut off" | "unplayable" | undefined;

function faultOfMp4(bytes: Buffer): Fault {
  const file = boxesIn(bytes, 0, bytes.length);
  const [first] = file;
  if (first?.type !== "ftyp" || bytes.toString("latin1", first.from, first.from + 4) === "qt  ")
    return "unplayable";
  if ((file.at(-1)?.to ?? 0) > bytes.length) return "cut off";
  let inside = file;
  for (const type of ["moov", "trak", "mdia", "minf", "stbl", "stsd"]) {
    const before = type === "stsd" ? 8 : 0;
    inside = inside.flatMap((box) => (box.type === type ? boxesIn(bytes, box.from + before, box.to) : []));
  }
  const isPlayable = inside.some(({ type, from, to }) => {
    if (type !== "avc1" && type !== "avc3") return false;
    const settings = boxesIn(bytes, from + pictureEntryBytes, to).find((box) => box.type === "avcC");
    return settings && h264Profiles.includes(bytes[settings.from + 1] ?? 0);
  });
  return isPlayable ? undefined : "unplayable";
}

/** Baseline, Main and High. The others have 10 bit or more colours, which hardware does not play. */
const h264Profiles = [66, 77, 100];

/** Of a picture's sample entry, before the boxes inside. */
const pictureEntryBytes = 78;

/** The boxes of an ISO media file (ISO 14496-12) between two positions. The last one may reach beyond. */
function boxesIn(bytes: Buffer, start: number, end: number) {
  const boxes: { type: string; from: number; to: number }[] = [];
  for (let at = start; at + 16 <= end; ) {
    const size = bytes.readUInt32BE(at);
    // 1: the length has 64 bits and follows. 0: to the end.
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size || end - at;
    const from = at + (size === 1 ? 16 : 8);
    if (at + length < from) break;
    boxes.push({ type: bytes.toString("latin1", at + 4, at + 8), from, to: at + length });
    at += length;
  }
  return boxes;
}

/** WebM is an EBML header (RFC 8794) and one segment, each with its length. */
function faultOfWebm(bytes: Buffer): Fault {
  const text = bytes.toString("latin1");
  const segment = text.indexOf("\x18\x53\x80\x67");
  const isWebm = text.startsWith("\x1aE\xdf\xa3") && text.slice(0, 64).includes("webm") && segment > 0;
  if (!isWebm || !/V_(VP8|VP9|AV1)/.test(text)) return "unplayable";
  // The zeros before the first one say how many bytes the length has. All ones: nobody knows.
  const lengthBytes = Math.clz32(bytes[segment + 4] ?? 0) - 23;
  const from = segment + 4 + lengthBytes;
  const most = 2 ** (7 * lengthBytes);
  const digits = bytes.toString("hex", segment + 4, from);
  const length = Number(BigInt(`0x${digits || 0}`) % BigInt(most));
  return length < most - 1 && from + length > bytes.length ? "cut off" : undefined;
}
