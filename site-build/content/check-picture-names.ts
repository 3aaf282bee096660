import { pictureFields } from "#content/schema/fields.ts";
import { subjects } from "#content/schema/subjects.ts";
import type { PictureUse } from "#media/picture-uses.ts";
import { mistakeAt, nameOf } from "./describe-issue.ts";
import { type Field, fieldsOf, isRecord } from "./fields.ts";
import type { Mistake } from "./mistake.ts";
import type { Files } from "./read-content.ts";

/** A picture's name that pictures.yaml does not have. */
export function checkPictureNames(files: Files): Mistake[] {
  const { value } = files["pictures.yaml"];
  if (!isRecord(value)) return [];
  return Object.entries(subjects).flatMap(([name, { schema }]) => {
    const file = files[name as keyof Files];
    const wrong = namedPictures(schema, file.value).filter(({ picture }) => !(picture in value));
    return wrong.map(({ path, picture }) =>
      mistakeAt(file, path, `${nameOf(path)} names ${picture}, which is no picture of pictures.yaml.`),
    );
  });
}

/** Every place of one subject that names a picture, and what the picture is for there. */
export function namedPictures(
  schema: Field["schema"],
  value: unknown,
): { path: Field["path"]; picture: string; use: PictureUse | undefined }[] {
  return [...fieldsOf(schema, value)].flatMap(({ schema: field, path, value: picture }) => {
    const named = pictureFields.get(field as never);
    return named && typeof picture === "string" && picture ? { path, picture, use: named.use } : [];
  });
}
