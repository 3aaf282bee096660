import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamText } from "hono/streaming";
import { validator } from "hono/validator";
import { parse } from "yaml";
import { z } from "zod";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import type { PageName } from "#shared/pages.ts";
import { launchList } from "#site-build/launch/launch-list.ts";
import { type Check, ContentStore, type Edit, type Revision } from "./content-store.ts";
import type { EnvFile } from "./env-file.ts";
import { filmFilesOf, filmRoutes } from "./film-routes.ts";
import { formSchema } from "./form-schema.ts";
import { gitHost, handIn } from "./hand-in.ts";
import { listInquiries } from "./inquiries.ts";
import { applyAction } from "./launch-action.ts";
import { saveSettings, sendTestMail, showSettings } from "./mail-settings.ts";
import { filesOf, PictureStore } from "./picture-store.ts";
import { goToRelease, publish, releases } from "./publish.ts";

export interface EditorFolders {
  content: string;
  media: string;
  /** The project's .cache/. */
  cache: string;
  /** The editor's built page. */
  page: string;
}

export interface Subject {
  file: SubjectFile;
  /** The page that shows the file. Undefined: every page does. */
  page?: PageName | "error" | undefined;
  schema: Record<string, unknown>;
  revision?: Revision | undefined;
  /** Why the file cannot be read. */
  broken?: string | undefined;
}

export type Site = { preview: string; subjects: Subject[] } & ContentStore["history"];

const files = Object.keys(subjects).filter((file) => file.endsWith(".yaml")) as SubjectFile[];

const mailSettings = z.object({
  inquiryAddress: z.string(),
  server: z.string(),
  port: z.string(),
  user: z.string(),
  password: z.string(),
});

/** Everything behind the address with the token. `preview` gives the preview's origin. */
export function editorRoutes(folders: EditorFolders, preview: () => string, settings: EnvFile) {
  const cache = join(folders.cache, "editor");
  const originals = join(folders.media, "originals");
  const films = join(folders.media, "film");
  const content = new ContentStore({ ...folders, draft: join(cache, "draft") });
  const pictures = new PictureStore({
    originals,
    cache: join(folders.cache, "pictures"),
    aside: join(cache, "aside"),
    views: join(cache, "views"),
  });

  const api = new Hono()
    .post("/originals", valid("query", z.object({ name: z.string() })), async (c) => {
      const { name } = c.req.valid("query");
      return c.json({ file: await pictures.take(name, c.req.raw.body ?? new Blob().stream()) });
    })
    .route("/films", filmRoutes(films, join(cache, "aside")))
    .use(
      bodyLimit({
        // The largest file of content/ has 30 kB.
        maxSize: 1_000_000,
        onError: (c) => c.json({ message: "That is more than 1 MB of text. Shorten it." }, 413),
      }),
    )
    .get(
      "/originals",
      valid("query", z.object({ file: z.string(), width: z.enum(["160", "1400"]) })),
      async (c) => {
        const { file, width } = c.req.valid("query");
        const view = await pictures.view(file, Number(width));
        return c.body(new Uint8Array(view), 200, { "Content-Type": "image/webp" });
      },
    )
    .get("/site", (c) => c.json<Site>({ preview: preview(), subjects: files.map(open), ...content.history }))
    .put(
      "/content",
      valid("json", z.object({ file: z.enum(files), value: z.unknown(), version: z.string() })),
      (c) => {
        const { file, value, version } = c.req.valid("json");
        if (file === "pictures.yaml") throw new Error("Pictures are saved one by one.");
        return c.json(save(file, content.check(file, { value, version })));
      },
    )
    .post("/history", valid("json", z.object({ direction: z.enum(["undo", "redo"]) })), (c) => {
      const step = content.takeStep(c.req.valid("json").direction);
      if (step) apply(step);
      return c.json(step ? { ...open(step.file), ...content.history } : content.history);
    })
    .get("/pictures", async (c) => c.json(await pictures.list(content.load())))
    .put(
      "/pictures",
      valid("json", z.object({ name: z.string(), entry: z.looseObject({}), version: z.string() })),
      (c) => {
        const { name, entry, version } = c.req.valid("json");
        const value = { ...(content.open("pictures.yaml").value as object), [name]: entry };
        // The photograph moves to media/originals/ only after its entry is valid.
        const isAside = ({ path: [at, key] }: { path: readonly unknown[] }) =>
          at === name && pictures.isAside(String(entry[String(key)]));
        return c.json(save("pictures.yaml", content.check("pictures.yaml", { value, version }, isAside)));
      },
    )
    .get("/launch", (c) => c.json(listLaunch()))
    .post(
      "/launch",
      valid("json", z.object({ name: z.string(), action: z.string(), words: z.string() })),
      (c) => {
        const { name, action, words } = c.req.valid("json");
        const item = listLaunch().find((each) => each.name === name);
        const chosen = item?.actions.find(({ label }) => label === action);
        if (!chosen) throw new Error("This is done already. Reload the page.");
        const file = (chosen.kind !== "confirm" && item?.file) || "confirmed.yaml";
        const { value, version } = content.open(file);
        return c.json(
          save(file, content.check(file, { value: applyAction(value, chosen, name, words), version })),
        );
      },
    )
    .get("/settings", (c) => c.json(showSettings(settings)))
    .put("/settings", valid("json", mailSettings), async (c) =>
      c.json(await saveSettings(settings, c.req.valid("json"))),
    )
    .post("/settings/test", valid("json", mailSettings), async (c) =>
      c.json(await sendTestMail(settings, c.req.valid("json"))),
    )
    .get("/releases", (c) => c.json(releases()))
    .post("/releases", valid("json", z.object({ id: z.string().optional() })), async (c) =>
      c.json(await goToRelease(c.req.valid("json").id)),
    )
    .post("/publish", (c) =>
      streamText(c, async (stream) => {
        for await (const news of publish()) await stream.writeln(JSON.stringify(news));
      }),
    )
    .get("/git", async (c) => c.json({ host: await gitHost(folders.content) }))
    .post("/git", async (c) => {
      const loaded = content.load();
      const unreadable = (await pictures.list(loaded)).find(({ width }) => width === 0);
      if (unreadable) throw new Error(unreadable.warning?.sentence);
      const named = new Set([...filesOf(loaded.pictures), ...filmFilesOf(loaded.about)]);
      const from = { content: folders.content, media: [originals, films] };
      return c.json(await handIn(from, named, new Date()));
    })
    .get("/inquiries", (c) => c.json(listInquiries()));

  // The owner reads every error message.
  const app = new Hono({ strict: false }).onError((error, c) => c.json({ message: error.message }, 400));
  app.use(serveStatic({ root: folders.page, rewriteRequestPath: (path) => path.replace(/^\/[^/]+/, "") }));
  return app.route("/api", api);

  function listLaunch() {
    const { content: contentFolder, media: mediaFolder } = folders;
    return launchList(content.load(), { contentFolder, mediaFolder, env: settings.read() });
  }

  function open(file: SubjectFile): Subject {
    const entry = subjects[file];
    const subject = { file, page: "page" in entry ? entry.page : undefined, schema: formSchema(file) };
    try {
      return { ...subject, revision: content.open(file) };
    } catch (error) {
      return { ...subject, broken: (error as Error).message };
    }
  }

  function save(file: SubjectFile, check: Check) {
    if (check.kind !== "valid") return { ...check, file, ...content.history };
    apply(check.edit);
    content.remember(check.edit);
    return { kind: "saved" as const, file, revision: content.open(file), ...content.history };
  }

  /** Photographs come before the write and go after it: the preview always finds what the file names. */
  function apply(edit: Edit) {
    const arranged = edit.file === "pictures.yaml" && [parse(edit.before), parse(edit.after)];
    if (arranged) pictures.bringIn(arranged[1]);
    content.write(edit);
    if (arranged) pictures.setAside(arranged[0], arranged[1]);
  }
}

export type EditorApi = ReturnType<typeof editorRoutes>;

function valid<Target extends "json" | "query", Shape extends z.ZodType>(target: Target, shape: Shape) {
  return validator(target, (value): z.output<Shape> => {
    const { success, data, error } = shape.safeParse(value);
    if (!success) throw new Error(`Reload the page: its request is wrong. ${z.prettifyError(error)}`);
    return data;
  });
}
