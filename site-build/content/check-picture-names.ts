import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pictureFields } from "#content/schema/fields.ts";
import { subjects } from "#content/schema/subjects.ts";
import type { Place } from "#media/places.ts";
import { mediaFile } from "../media-file.ts";
import type { ContentFile, ContentFiles } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import { type Field, fieldsOf, isRecord, type Path, valueAt } from "./fields.ts";
import { type Mistake, nameOf } from "./mistake.ts";
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

/** Reports photographs, films and a logo that are named and not in their folder of media/. */
export function checkMediaFiles(files: ContentFiles, mediaFolder: string): Mistake[] {
  const { value: pictures } = files["pictures.yaml"];
  const names = isRecord(pictures) ? Object.keys(pictures) : [];
  const photographs = names.flatMap((name) => [
    [name, "file"],
    [name, "tallFile"],
  ]);
  const films = [
    ["film", "webm"],
    ["film", "mp4"],
  ];
  return [
    ...missingIn("originals", files["pictures.yaml"], photographs),
    ...missingIn("film", files["about.yaml"], films),
    ...missingIn("brand", files["resort.yaml"], [["mark"]]),
  ];

  function missingIn(part: string, file: ContentFile, paths: readonly Path[]): Mistake[] {
    const folder = join(mediaFolder, part);
    const there = existsSync(folder) ? readdirSync(folder) : [];
    return paths.flatMap((path) => {
      const wanted = valueAt(file.value, path);
      if (typeof wanted !== "string" || wanted === "") return [];
      if (mediaFile(folder, wanted)) return [];
      const repair = didYouMean(wanted, there, 3) || " Put it there, or correct the name.";
      return mistakeAt(file, path, `${wanted} is not in media/${part}/.${repair}`);
    });
  }
}

/** Every field of one file that names a picture, with the place that shows it. */
export function namedPictures(
  schema: Field["schema"],
  value: unknown,
): { path: Field["path"]; picture: string; place: Place }[] {
  return [...fieldsOf(schema, value)].flatMap(({ schema: field, path, value: picture }) => {
    const named = pictureFields.get(field as never);
    return named && typeof picture === "string" && picture ? { path, picture, place: named.place } : [];
  });
}
