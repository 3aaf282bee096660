import { extname } from "node:path";

const maxFilmBytes = 4_000_000;

const filmKinds: Readonly<Record<string, (start: string) => boolean>> = {
  // ISO 14496-12: a box has its length and then its type. QuickTime files look alike, but few browsers play them.
  ".mp4": (start) => start.slice(4, 8) === "ftyp" && start.slice(8, 12) !== "qt  ",
  // RFC 8794: EBML's signature, with the document type near the start.
  ".webm": (start) => start.startsWith("\x1aE\xdf\xa3") && start.includes("webm"),
};

/** Describes why a film cannot be used, and what to do. Undefined if it can. /admin also tries to play it in the browser. */
export function findFilmFault(name: string, bytes: Buffer): string | undefined {
  if (bytes.length > maxFilmBytes)
    return `${name} has ${megabytes(bytes.length)}; the limit for a film is ${megabytes(maxFilmBytes)}. Shorten it, or export it at a lower quality`;
  const isOfKind = filmKinds[extname(name).toLowerCase()];
  if (!isOfKind?.(bytes.toString("latin1", 0, 64)))
    return `${name} is not an MP4 or WebM film. Save it as MP4 with H.264 (8 bit, 4:2:0), or as WebM, and add that`;
}

const megabytes = (count: number) => `${Number((count / 1e6).toFixed(1))} MB`;
