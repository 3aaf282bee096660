import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamText } from "hono/streaming";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { ContentError } from "#site-build/content/mistake.ts";
import { loadContent } from "#site-build/content/site-content.ts";
import { launchList } from "#site-build/launch/launch-list.ts";
import type { ContentDesk } from "./content-desk.ts";
import { formSchema } from "./form-schema.ts";
import { gitHost, handIn } from "./git-desk.ts";
import { listInquiries, showInquiry } from "./inquiry-desk.ts";
import type { PictureDesk } from "./picture-desk.ts";
import { back, publish, releases } from "./publish-desk.ts";

export interface EditorRoom {
  content: ContentDesk;
  pictures: PictureDesk;
  contentFolder: string;
  originalsFolder: string;
  /** The built page of the editor. */
  pageFolder: string;
  /** Where the preview is served. */
  preview: () => string;
}

/** More than any camera's file; the whole of it is held in memory once. */
const largestPhotograph = 80_000_000;
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
const files = Object.keys(subjects).filter((file) => file.endsWith(".yaml")) as SubjectFile[];

/** Everything behind the address with the token. */
export function editorRoutes(room: EditorRoom): Hono {
  const { content, pictures, contentFolder, originalsFolder, pageFolder, preview } = room;
  const app = new Hono({ strict: false });
  const read = () => loadContent(contentFolder);

  app.get("/", async (c) => c.html(await readFile(join(pageFolder, "index.html"), "utf8")));
  app.get("/assets/:file{[\\w.-]+}", async (c) => {
    const file = c.req.param("file");
    const body = await readFile(join(pageFolder, "assets", file));
    return c.body(new Uint8Array(body), 200, { "Content-Type": types[extname(file)] ?? "image/svg+xml" });
  });

  app.get("/api/site", (c) =>
    c.json({
      preview: preview(),
      canUndo: content.canUndo,
      mistakes: content.mistakes(),
      subjects: files.map((file) => ({ file, schema: formSchema(file), ...openOrExplain(file) })),
    }),
  );
  app.put("/api/content/:file{.+}", async (c) => {
    const file = subjectOf(c);
    const { value, version } = await c.req.json<{ value: unknown; version: string }>();
    const before = file === "pictures.yaml" && content.open(file).value;
    const moveBack = before ? pictures.arrange(before as never, value as never) : undefined;
    const saved = content.save(file, value, version, moveBack);
    if (saved.kind !== "saved") moveBack?.();
    return c.json({ ...saved, canUndo: content.canUndo });
  });
  app.post("/api/undo", (c) => {
    const file = content.undo();
    return c.json({ file, canUndo: content.canUndo, ...(file && { sheet: content.open(file) }) });
  });

  app.get("/api/pictures", async (c) => c.json(await pictures.list(read())));
  app.get("/api/originals/:file", async (c) => {
    const width = c.req.query("width") === "160" ? 160 : 1400;
    const view = await pictures.view(c.req.param("file"), width);
    return c.body(new Uint8Array(view), 200, { "Content-Type": "image/webp" });
  });
  app.post("/api/originals/:file", bodyLimit({ maxSize: largestPhotograph }), async (c) =>
    c.json(await pictures.take(c.req.param("file"), new Uint8Array(await c.req.arrayBuffer()))),
  );

  app.get("/api/launch", (c) => c.json(launchList(read(), { contentFolder })));

  app.get("/api/releases", (c) => c.json(releases()));
  app.post("/api/releases/back", async (c) => c.json(await back()));
  app.post("/api/publish", (c) =>
    streamText(c, async (stream) => {
      for await (const news of publish()) await stream.writeln(JSON.stringify(news));
    }),
  );

  app.get("/api/git", async (c) => c.json({ host: await gitHost(contentFolder) }));
  app.post("/api/git", async (c) => c.json(await handIn([contentFolder, originalsFolder], new Date())));

  app.get("/api/inquiries", (c) => c.json(listInquiries()));
  app.get("/api/inquiries/:id", (c) => {
    const inquiry = showInquiry(c.req.param("id"));
    return inquiry ? c.json(inquiry) : c.json({ message: "There is no such inquiry any more." }, 404);
  });

  // Every error of this room is a sentence for the owner, who is the only one to read it.
  app.onError((error, c) =>
    c.json(
      {
        message: error.message,
        mistakes: error instanceof ContentError ? error.mistakes : undefined,
      },
      400,
    ),
  );
  return app;

  function openOrExplain(file: SubjectFile) {
    try {
      return content.open(file);
    } catch (error) {
      return { broken: (error as Error).message };
    }
  }
}

function subjectOf(c: Context): SubjectFile {
  const file = decodeURIComponent(c.req.param("file") ?? "");
  if (!files.includes(file as SubjectFile)) throw new Error(`There is no content/${file}.`);
  return file as SubjectFile;
}
