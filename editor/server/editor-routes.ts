import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamText } from "hono/streaming";
import { validator } from "hono/validator";
import { parse } from "yaml";
import { z } from "zod";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { folderOf } from "#service/node/releases.ts";
import type { PageName } from "#shared/pages.ts";
import { readWrittenContent } from "#site-build/content/written-content.ts";
import { launchList } from "#site-build/launch/launch-list.ts";
import { siteFolder } from "#site-build/site-folder.ts";
import { ContentStore, type Revision } from "./content-store.ts";
import { deletePicture, mayGo } from "./delete-picture.ts";
import type { EnvFile } from "./env-file.ts";
import { filmFilesOf, filmRoutes } from "./film-routes.ts";
import { formSchema } from "./form-schema.ts";
import { gitHost, handIn } from "./hand-in.ts";
import { inquiryRoutes } from "./inquiries.ts";
import { applyAction } from "./launch-action.ts";
import { saveSettings, sendTestMail, showSettings } from "./mail-settings.ts";
import { newUses, placesOf } from "./picture-places.ts";
import { filesOf, PictureStore } from "./picture-store.ts";
import { goToRelease, publish, releases } from "./publish.ts";
import { changesSince } from "./release-changes.ts";

export interface EditorFolders {
  content: string;
  media: string;
  /** The project's .cache/. */
  cache: string;
  /** The drafts and other files that must survive a restart. */
  state: string;
  /** The editor's built page. */
  page: string;
}

export interface Subject {
  file: SubjectFile;
  /** The page that shows the file. Undefined: every page does. */
  page?: PageName | "error" | undefined;
  schema: Record<string, unknown>;
  version: string;
  revision?: Revision | undefined;
  /** Why the file cannot be read. */
  broken?: string | undefined;
}

export type Site = { preview: string; subjects: Subject[] } & ContentStore["history"];

/** The answer after a file or its draft was written. */
export type Saved = { file: SubjectFile; revision: Revision } & ContentStore["history"];

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
  const aside = join(cache, "aside");
  // Left by uploads during which the editor was killed.
  for (const left of globSync("upload-*", { cwd: aside })) rmSync(join(aside, left), { recursive: true });
  const pictures = new PictureStore({
    originals,
    cache: join(folders.cache, "pictures"),
    aside,
    views: join(cache, "views"),
  });
  const places = { drafts: join(folders.state, "drafts"), trial: join(cache, "trial") };
  const content = new ContentStore({ ...folders, ...places }, pictures);

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
    .get("/versions", (c) => {
      const versions = files.map((file) => [file, content.versionOf(file)] as const);
      return c.json({ preview: preview(), versions: Object.fromEntries(versions) });
    })
    .put(
      "/content",
      valid("json", z.object({ file: z.enum(files), base: z.unknown(), value: z.unknown() })),
      async (c) => {
        const { file, base, value } = c.req.valid("json");
        await pictures.learn(newUses(file, base, value, dataOf));
        return c.json<Saved>({ file, revision: content.change(file, base, value), ...content.history });
      },
    )
    .post(
      "/drafts",
      valid(
        "json",
        z.object({
          file: z.enum(files),
          version: z.string(),
          path: z.array(z.union([z.string(), z.number()])),
          keep: z.enum(["own", "other", "file"]),
        }),
      ),
      (c) => {
        const { file, version, path, keep } = c.req.valid("json");
        return c.json<Saved>({
          file,
          revision: content.decide(file, version, path, keep),
          ...content.history,
        });
      },
    )
    .post("/history", valid("json", z.object({ direction: z.enum(["undo", "redo"]) })), (c) => {
      const file = content.goBack(c.req.valid("json").direction);
      return c.json({ ...(file && { file, revision: content.open(file) }), ...content.history });
    })
    .get("/pictures", async (c) => c.json(await pictures.list(content.load())))
    .post("/pictures", valid("json", z.object({ name: z.string(), entry: z.looseObject({}) })), (c) => {
      const { name, entry } = c.req.valid("json");
      const mistakes = content.changeIfValid("pictures.yaml", {}, { [name]: entry });
      const file = "pictures.yaml" as const;
      return c.json({ mistakes, file, revision: content.open(file), ...content.history });
    })
    .get("/pictures/:name", (c) => {
      const found = placesOf(dataOf, c.req.param("name"));
      return c.json(found.map((place) => ({ ...place, mayGo: mayGo(content, place) })));
    })
    .delete("/pictures/:name", (c) => {
      deletePicture(content, c.req.param("name"));
      return c.json(content.history);
    })
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
        const base: unknown = parse(readFileSync(join(folders.content, file), "utf8"));
        const mistakes = content.changeIfValid(file, base, applyAction(base, chosen, name, words));
        return c.json({ mistakes, file, revision: content.open(file), ...content.history });
      },
    )
    .get("/settings", (c) => c.json(showSettings(settings)))
    .put("/settings", valid("json", mailSettings), async (c) =>
      c.json(await saveSettings(settings, c.req.valid("json"))),
    )
    .post("/settings/test", valid("json", mailSettings), async (c) =>
      c.json(await sendTestMail(settings, c.req.valid("json"))),
    )
    .get("/changes", (c) => {
      const current = releases().find(({ isCurrent }) => isCurrent);
      const written = readWrittenContent(folders.content, folders.media);
      const changes = current && changesSince(folderOf(siteFolder, current.id), written);
      return c.json({ publishedAt: current?.publishedAt, changes });
    })
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
    .route(
      "/inquiries",
      inquiryRoutes(
        () => settings.read(),
        () => (content.open("calendar.yaml").value as { timeZone: string }).timeZone,
      ),
    );

  // The owner reads every error message.
  const app = new Hono({ strict: false }).onError((error, c) => c.json({ message: error.message }, 400));
  app.use(serveStatic({ root: folders.page, rewriteRequestPath: (path) => path.replace(/^\/[^/]+/, "") }));
  return app.route("/api", api);

  /** Undefined for a file that cannot be read. */
  function dataOf(file: SubjectFile): unknown {
    try {
      return content.open(file).value;
    } catch {
      return undefined;
    }
  }

  function listLaunch() {
    const { content: contentFolder, media: mediaFolder } = folders;
    return launchList(content.load(), { contentFolder, mediaFolder, env: settings.read() });
  }

  function open(file: SubjectFile): Subject {
    const entry = subjects[file];
    const subject = {
      file,
      page: "page" in entry ? entry.page : undefined,
      schema: formSchema(file),
      version: content.versionOf(file),
    };
    try {
      return { ...subject, revision: content.open(file) };
    } catch (error) {
      return { ...subject, broken: (error as Error).message };
    }
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
