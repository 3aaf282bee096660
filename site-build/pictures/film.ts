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
  const boxes = boxesOf(bytes);
  const [first] = boxes;
  if (first?.type !== "ftyp" || bytes.toString("latin1", 8, 12) === "qt  ") return "unplayable";
  if ((boxes.at(-1)?.end ?? 0) > bytes.length) return "cut off";
  const moov = boxes.find(({ type }) => type === "moov");
  const tracks = bytes.toString("latin1", moov?.start, moov?.end);
  // In two steps: one expression would look for the end from each beginning.
  const [, profile = ""] = /avcC.(.)/s.exec(tracks.slice(tracks.search(/avc[13]/))) ?? [];
  return h264Profiles.includes(profile.charCodeAt(0)) ? undefined : "unplayable";
}

/** Baseline, Main and High. The others have 10 bit or more colours, which hardware does not play. */
const h264Profiles = [66, 77, 100];

/** The outer boxes of an ISO media file (ISO 14496-12). The last one may reach beyond the file. */
function boxesOf(bytes: Buffer) {
  const boxes: { type: string; start: number; end: number }[] = [];
  for (let start = 0; start + 16 <= bytes.length; ) {
    const size = bytes.readUInt32BE(start);
    // 1: the length has 64 bits and follows. 0: to the end.
    const length = size === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : size || bytes.length - start;
    if (length < 8) break;
    boxes.push({ type: bytes.toString("latin1", start + 4, start + 8), start, end: start + length });
    start += length;
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
