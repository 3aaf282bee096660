import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pictureFields } from "#content/schema/fields.ts";
import { subjects } from "#content/schema/subjects.ts";
import type { PictureUse } from "#media/picture-uses.ts";
import type { ContentFiles } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import { type Field, fieldsOf, isRecord } from "./fields.ts";
import type { Mistake } from "./mistake.ts";
import { nameOf } from "./mistake.ts";
import { didYouMean } from "./nearest.ts";

/** Reports names of pictures that pictures.yaml does not have. */
export function checkPictureNames(files: ContentFiles): Mistake[] {
  const { value } = files["pictures.yaml"];
  if (!isRecord(value)) return [];
  return Object.entries(subjects).flatMap(([name, { schema }]) => {
    const file = files[name as keyof ContentFiles];
    const wrong = namedPictures(schema, file.value).filter(({ picture }) => !(picture in value));
    return wrong.map(({ path, picture }) =>
      mistakeAt(
        file,
        path,
        `${nameOf(path)} is ${picture}, which pictures.yaml does not have.${didYouMean(picture, Object.keys(value), 3) || " Enter it there first."}`,
      ),
    );
  });
}

/** Reports files that pictures.yaml names and media/originals/ does not have. */
export function checkPictureFiles(files: ContentFiles, mediaFolder: string): Mistake[] {
  const file = files["pictures.yaml"];
  if (!isRecord(file.value)) return [];
  const folder = join(mediaFolder, "originals");
  const there = readdirSync(folder);
  return Object.entries(file.value).flatMap(([name, entry]) =>
    (["file", "tallFile"] as const).flatMap((key) => {
      const wanted = isRecord(entry) ? entry[key] : undefined;
      if (typeof wanted !== "string" || wanted === "") return [];
      // Compared by the list of names, because some file systems find Hero.JPG as hero.jpg and others do not.
      const isThere = wanted.includes("/") ? existsSync(join(folder, wanted)) : there.includes(wanted);
      if (isThere) return [];
      const repair = didYouMean(wanted, there, 3) || " Put it there, or correct the name.";
      return mistakeAt(file, [name, key], `${wanted} is not in media/originals/.${repair}`);
    }),
  );
}

/** Every field of one file that names a picture, with the place that shows it. */
export function namedPictures(
  schema: Field["schema"],
  value: unknown,
): { path: Field["path"]; picture: string; use: PictureUse | undefined }[] {
  return [...fieldsOf(schema, value)].flatMap(({ schema: field, path, value: picture }) => {
    const named = pictureFields.get(field as never);
    return named && typeof picture === "string" && picture ? { path, picture, use: named.use } : [];
  });
}
