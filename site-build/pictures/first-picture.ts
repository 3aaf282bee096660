import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { pictureUrl } from "#schema/image-slots.ts";
import type { Mistake } from "../content/mistake.ts";
import type { AllContent } from "../content/read-content.ts";
import type { LoadedPictures } from "./load.ts";

/** In bytes. On a phone, Home's first picture takes longer to load than the rest of the first view. */
export const firstPictureBudget = 90 * 1024;

/** A mistake if Home's first picture is above its budget in the largest width for phones. Creates that file if needed. */
export async function findHeavyFirstPicture(
  { home, origins }: AllContent,
  pictures: LoadedPictures,
): Promise<Mistake | undefined> {
  const [picture] = home.hero.pictures;
  const at = picture && origins.get(picture);
  const resolved = picture && pictures.planned.get(picture);
  if (!at || !resolved) return undefined;
  const { name, slot, shapes } = resolved;
  const shape = shapes.tall ?? shapes.wide;
  const url = pictureUrl(name, slot, shape === shapes.tall, Math.max(...shape.widths), "avif");
  const file = await pictures.assets.get(url)?.file();
  if (!file) return undefined;
  const { size } = await stat(file);
  if (size <= firstPictureBudget) return undefined;
  const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
  const message = `${basename(picture.file)} is ${inKilobytes(size)} on a phone; the limit for Home's first picture is ${inKilobytes(firstPictureBudget)}, because guests wait for it. Put a picture with less detail first`;
  return { ...at, message };
}
