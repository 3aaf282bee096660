import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import type { Content } from "#content/schema/subjects.ts";
import { whyNoMark } from "#site-build/content/check-mark.ts";
import { largestFilm, whyNoFilm } from "#site-build/pictures/film.ts";
import { receiveUpload } from "./receive-upload.ts";
import { valid } from "./valid.ts";

/** A kind of files of which the content names one, in a folder of media/. */
interface Kind {
  folder: string;
  /** In bytes. */
  limit: number;
  /** The Content-Type for each ending. */
  types: Readonly<Record<string, string>>;
  tooLarge: string;
  /** Why the site cannot use a file. Undefined if it can. */
  why(name: string, bytes: Uint8Array): string | undefined;
}

export const films: Kind = {
  folder: "film",
  limit: largestFilm,
  types: { ".mp4": "video/mp4", ".webm": "video/webm" },
  tooLarge: `is larger than ${largestFilm / 1e6} MB. Make it shorter, or save it with a lower quality.`,
  why: whyNoFilm,
};

export const logos: Kind = {
  folder: "brand",
  limit: 1_000_000,
  types: { ".svg": "image/svg+xml" },
  tooLarge: "is larger than 1 MB. Export your logo as a simple SVG file.",
  why(name, bytes) {
    const problem = whyNoMark(new TextDecoder().decode(bytes));
    return problem && `${name} ${problem}`;
  },
};

/** Takes uploads of a kind, and shows them to the editor's page. Replaced files stay, so that Undo can bring them back. */
export function fileRoutes(media: string, waiting: string, { types, limit, tooLarge, why, ...kind }: Kind) {
  const folder = join(media, kind.folder);
  return new Hono()
    .get("/:file", async (c) => {
      const file = basename(c.req.param("file"));
      const bytes = await readFile(join(folder, file)).catch(() => {
        throw new Error(`${file} is not in media/${kind.folder}/. Put a file in its place.`);
      });
      const type = types[extname(file)] ?? "application/octet-stream";
      return c.body(new Uint8Array(bytes), 200, { "Content-Type": type });
    })
    .post("/", valid("query", z.object({ name: z.string() })), async (c) => {
      const { name } = c.req.valid("query");
      const file = await receiveUpload(name, c.req.raw.body ?? new Blob().stream(), {
        endings: Object.keys(types),
        limit,
        tooLarge: `${name} ${tooLarge}`,
        judge: async (path) => {
          const problem = why(name, await readFile(path));
          if (problem) throw new Error(problem);
          if (!extname(path)) throw new Error(`${name} must end in ${Object.keys(types).join(" or ")}.`);
          return extname(path);
        },
        waiting,
        folder,
        isTaken: (other) => existsSync(join(folder, other)),
      });
      return c.json({ file });
    });
}

/** The names of the film's and the logo's files. */
export function namedFiles({ about: { film }, resort }: Pick<Content, "about" | "resort">): string[] {
  return [film?.webm, film?.mp4, resort.mark].filter((file) => file !== undefined);
}
