// Which films the site can show. The editor's page checks before an upload; its server and the build check again.

type FilmKind = "mp4" | "webm";

/** The names of a film's files in media/film/. One is enough. */
export type FilmFiles = { readonly [Kind in FilmKind]?: string | undefined };

/** What is measured of a film: its length in seconds, its size in pixels. */
export interface FilmFacts {
  bytes: number;
  seconds: number;
  width: number;
  height: number;
}

export const largestFilm = 4_000_000;
const longestFilm = 60;
const widths = { least: 640, most: 1920 };

/** Why the build cannot use a file, and what to do. Undefined if it can. */
export function whyNoFilm(name: string, bytes: Uint8Array): string | undefined {
  if (bytes.length > largestFilm) return sayTooLarge(name, bytes.length);
  if (kindOf(bytes) === name.toLowerCase().split(".").pop()) return;
  return `${name} is not a film that all browsers show. Save it as MP4 with H.264, or as WebM, and add that.`;
}

/** The same for facts that a browser can measure. */
export function judgeFilm(name: string, { bytes, seconds, width, height }: FilmFacts): string | undefined {
  if (bytes > largestFilm) return sayTooLarge(name, bytes);
  if (!Number.isFinite(seconds))
    return `${name} does not say how long it is. Save it again as MP4, and add that.`;
  if (seconds > longestFilm)
    return `${name} runs for ${Math.round(seconds)} seconds, and a film may run for ${longestFilm}. Cut it: at its end it begins again.`;
  if (Math.max(width, height) > widths.most)
    return `${name} has ${width} × ${height} pixels, and a side may have ${widths.most}. Save it smaller: 1280 × 720 is enough.`;
  if (width < widths.least)
    return `${name} is only ${width} pixels wide: ${widths.least} are needed at least. Take the camera's own file.`;
}

/** 'Shown as it is, without sound: 1280 × 720 pixels, 24 s, 3.1 MB.' */
export function sayFilm({ bytes, seconds, width, height }: FilmFacts): string {
  return `Shown as it is, without sound: ${width} × ${height} pixels, ${Math.round(seconds)} s, ${inMegabytes(bytes)}.`;
}

/** By the first bytes, and for MP4 also by its codec: not every browser shows another one than H.264. */
function kindOf(bytes: Uint8Array): FilmKind | undefined {
  const text = new TextDecoder("latin1").decode(bytes);
  if (text.startsWith("\x1aE\xdf\xa3") && text.slice(0, 64).includes("webm")) return "webm";
  return /^.{4}ftyp(?!qt)/s.test(text) && /avc[13]/.test(text) ? "mp4" : undefined;
}

function sayTooLarge(name: string, bytes: number): string {
  return `${name} has ${inMegabytes(bytes)}, and a film may have ${inMegabytes(largestFilm)}. Make it shorter, or save it with a lower quality.`;
}

const inMegabytes = (bytes: number) => `${Number((bytes / 1e6).toFixed(1))} MB`;
