import { z } from "zod";
import { type FieldKind, type FieldMeta, shapeOf, unwrapSchema } from "#schema/field-meta.ts";
import type { ImageSlot } from "#schema/image-slots.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { findSizeFault } from "#site-build/pictures/crop.ts";

/** What a chosen file is for. */
export interface FileTarget {
  kind: FieldKind | undefined;
  /** Where the picture is shown. Undefined for other files. */
  slot: ImageSlot | undefined;
}

/** What the field at a path of the CMS takes, such as 'gallery.0.picture.file'. */
export function targetAt(form: string, keyPath: string): FileTarget {
  let schema: z.ZodType = form in schemas ? schemas[form as FileName] : z.never();
  let slot: ImageSlot | undefined;
  let meta: FieldMeta = {};
  for (const step of keyPath.split(".")) {
    const { core } = unwrapSchema(schema);
    schema = ((core instanceof z.ZodArray ? core.element : shapeOf(core)[step]) as z.ZodType) ?? z.never();
    ({ meta } = unwrapSchema(schema));
    slot = meta.slot ?? slot;
  }
  return { kind: meta.kind, slot };
}

const maxFilmBytes = 4_000_000;

/** Describes why a file cannot be used, and what to do. Undefined if it can. */
export async function findFileFault(file: File, { kind, slot }: FileTarget): Promise<string | undefined> {
  if (kind === "film") return findFilmFault(file);
  if (kind !== "photograph") return undefined;
  const type = await typeOf(file);
  if (type === "PDF")
    return `${file.name} is a PDF, not a photograph. Open it, take a screenshot and choose that`;
  if (type === "TIFF") return `${file.name} is a TIFF, which browsers do not show. Save it as JPEG`;
  if (/\.jfif$/i.test(file.name))
    return `${file.name} ends in .jfif. Rename it to end in .jpg, then choose it again`;
  // Most browsers cannot read a telephone's HEIC; the CMS can, and the build measures it.
  if (type === "HEIC") return undefined;
  const size = await measure(file);
  if (!size)
    return `${file.name} cannot be read as a picture. Copy it from the camera again, or save it as JPEG`;
  return slot && findSizeFault(file.name, size, slot);
}

/** Detects the type by the first bytes, because file names can be wrong. */
async function typeOf(file: File): Promise<"PDF" | "TIFF" | "HEIC" | undefined> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (start.startsWith("%PDF")) return "PDF";
  if (/^(II\*\0|MM\0\*)/.test(start)) return "TIFF";
  if (/^....ftyp(heic|heix|hevc|mif1|msf1)/s.test(start)) return "HEIC";
  return undefined;
}

async function measure(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}

/** Tries to play a film: what plays in this browser plays in guests' browsers. */
async function findFilmFault(file: File): Promise<string | undefined> {
  if (file.size > maxFilmBytes)
    return `${file.name} is ${(file.size / 1e6).toFixed(1)} MB; a film can be at most 4 MB. Shorten it, or export it at a lower quality`;
  const url = URL.createObjectURL(file);
  const player = document.createElement("video");
  player.muted = true;
  player.preload = "auto";
  const plays = await new Promise<boolean>((resolve) => {
    player.onloadeddata = () => resolve(player.videoWidth > 0);
    player.onerror = () => resolve(false);
    player.src = url;
  });
  player.removeAttribute("src");
  URL.revokeObjectURL(url);
  return plays ? undefined : `${file.name} does not play here. Save it as MP4 with H.264, or as WebM`;
}
