import { join } from "node:path";
import { isDrawing, readDrawings } from "../pictures/drawings.ts";
import { pictureEntries } from "../pictures/entries.ts";
import type { Evidence, Finding } from "./launch-item.ts";

/** Our own drawings and film, by their bytes. A drawing that no page shows any more is nobody's business. */
export function findInPictures({ content, mediaFolder }: Evidence): Finding[] {
  const drawings = readDrawings();
  const isOurs = (...path: string[]) => isDrawing(join(mediaFolder, ...path), drawings);
  const group = "Pictures and film";
  const { film } = content.about;
  const pictures = Object.entries(pictureEntries(content)).flatMap(([name, entry]) =>
    (["file", "tallFile"] as const).flatMap((key): Finding[] => {
      const file = entry[key];
      if (!file || !isOurs("originals", file)) return [];
      return [
        {
          name: `picture-${name}${key === "file" ? "" : "-tall"}`,
          group,
          file: "pictures.yaml",
          path: [name, key],
          todo:
            name === film.picture
              ? `${name} is a frame of our film. Put one of yours into media/originals/ and its name here.`
              : `${name} shows our drawing. Put a photograph into media/originals/ and its name here.`,
        },
      ];
    }),
  );
  const films = (["webm", "mp4"] as const).flatMap((key): Finding[] =>
    isOurs("film", film[key])
      ? [
          {
            name: `film-${key}`,
            group,
            file: "about.yaml",
            path: ["film", key],
            todo: `${film[key]} is our film. Put yours into media/film/ and its name here.`,
          },
        ]
      : [],
  );
  return [...pictures, ...films];
}
