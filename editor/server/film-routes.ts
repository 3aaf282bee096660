import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { Hono } from "hono";
import { validator } from "hono/validator";
import type { Content } from "#content/schema/subjects.ts";
import { largestFilm, whyNoFilm } from "#site-build/pictures/film.ts";
import { receiveUpload } from "./receive-upload.ts";

/**
 * Takes films into media/film/, where about.yaml names the one that is shown; others stay, so that Undo brings them back.
 * Shows a film to the editor's page.
 */
export function filmRoutes(folder: string, waiting: string) {
  return new Hono()
    .get("/:file", async (c) => {
      const file = basename(c.req.param("file"));
      const bytes = await readFile(join(folder, file)).catch(() => {
        throw new Error(`${file} is not in media/film/. Put a film in its place.`);
      });
      return c.body(new Uint8Array(bytes), 200, { "Content-Type": `video/${extname(file).slice(1)}` });
    })
    .post(
      "/",
      validator("query", ({ name }) => ({ name: String(name) })),
      async (c) => {
        const { name } = c.req.valid("query");
        const file = await receiveUpload(name, c.req.raw.body ?? new Blob().stream(), {
          endings: /^\.(mp4|webm)$/i,
          limit: largestFilm,
          tooLarge: `${name} is larger than ${largestFilm / 1e6} MB. Make it shorter, or save it with a lower quality.`,
          judge: async (path) => {
            const problem = whyNoFilm(name, await readFile(path));
            if (problem) throw new Error(problem);
            return extname(path);
          },
          waiting,
          folder,
          isTaken: (other) => existsSync(join(folder, other)),
        });
        return c.json({ file });
      },
    );
}

/** The names of the film's files. */
export function filmFilesOf({ film }: Content["about"]): string[] {
  return [film?.webm, film?.mp4].filter((file) => file !== undefined);
}
