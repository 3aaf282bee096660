import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamText } from "hono/streaming";
import { parse } from "yaml";
import { z } from "zod";
import { type SubjectFile, subjects, yamlFiles } from "#content/schema/subjects.ts";
import { folderOf } from "#service/node/releases.ts";
import type { PageName } from "#shared/pages.ts";
import { readWrittenContent } from "#site-build/content/written-content.ts";
import { launchList } from "#site-build/launch/launch-list.ts";
import { siteFolder } from "#site-build/site-folder.ts";
import { ContentStore, type Revision } from "./content-store.ts";
import { deletePicture } from "./delete-picture.ts";
import type { EnvFile } from "./env-file.ts";
import { fileRoutes, films, logos, namedFiles } from "./file-routes.ts";
import { formSchema } from "./form-schema.ts";
import { gitHost, handIn } from "./hand-in.ts";
import { inquiryRoutes } from "./inquiries.ts";
import { applyAction } from "./launch-action.ts";
import { mailSettings, saveSettings, sendTestMail, showSettings } from "./mail-settings.ts";
import { placesOf } from "./picture-places.ts";
import { filesOf, PictureStore } from "./picture-store.ts";
import { goToRelease, publish, releases } from "./publish.ts";
import { changesSince } from "./release-changes.ts";
import { valid } from "./valid.ts";

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

const path = z.array(z.union([z.string(), z.number()]));

/** Everything behind the address with the token. `preview` gives the preview's origin. */
export function editorRoutes(folders: EditorFolders, preview: () => string, settings: EnvFile) {
  const cache = join(folders.cache, "editor");
  const originals = join(folders.media, "originals");
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
    .route("/films", fileRoutes(folders.media, aside, films))
    .route("/logos", fileRoutes(folders.media, aside, logos))
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
    .get("/versions", (c) => {
      const versions = yamlFiles.map((file) => [file, content.versionOf(file)] as const);
      return c.json({ preview: preview(), versions: Object.fromEntries(versions) });
    })
    .get("/pictures", async (c) => c.json(await pictures.list(content.load())))
    // The routes above ask often and open no draft.
    .use(async (_, next) => {
      await pictures.learn(content.draftUses());
      await next();
    })
    .get("/site", (c) =>
      c.json<Site>({ preview: preview(), subjects: yamlFiles.map(open), ...content.history }),
    )
    .put(
      "/content",
      valid("json", z.object({ file: z.enum(yamlFiles), base: z.unknown(), value: z.unknown() })),
      async (c) => {
        const { file, base, value } = c.req.valid("json");
        await pictures.learn(content.newUses(file, base, value));
        return c.json<Saved>({ file, revision: content.change(file, base, value), ...content.history });
      },
    )
    .post(
      "/drafts",
      valid(
        "json",
        z.object({
          file: z.enum(yamlFiles),
          version: z.string(),
          path,
          keep: z.enum(["own", "other", "file"]),
        }),
      ),
      (c) => {
        const { file, version, path, keep } = c.req.valid("json");
        const revision = content.decide(file, version, path, keep);
        return c.json<Saved>({ file, revision, ...content.history });
      },
    )
    .post("/history", valid("json", z.object({ direction: z.enum(["undo", "redo"]) })), (c) => {
      content.goBack(c.req.valid("json").direction);
      return c.json(content.history);
    })
    .post("/pictures", valid("json", z.object({ name: z.string(), entry: z.looseObject({}) })), (c) => {
      const { name, entry } = c.req.valid("json");
      const mistakes = content.changeIfValid("pictures.yaml", {}, { [name]: entry });
      const file = "pictures.yaml" as const;
      return c.json({ mistakes, file, revision: content.open(file), ...content.history });
    })
    .get("/pictures/:name", (c) => c.json(placesOf(dataOf, c.req.param("name"))))
    .delete("/pictures/:name", (c) => {
      deletePicture(content, c.req.param("name"));
      return c.json(content.history);
    })
    .get("/launch", (c) => c.json(listLaunch()))
    .post(
      "/launch",
      valid(
        "json",
        z.object({ name: z.string(), path, todo: z.string(), action: z.string(), words: z.string() }),
      ),
      (c) => {
        const { action, words, ...seen } = c.req.valid("json");
        const { name } = seen;
        const item = listLaunch().find((each) =>
          isDeepStrictEqual({ name: each.name, path: each.path, todo: each.todo }, seen),
        );
        const chosen = item?.actions.find(({ label }) => label === action);
        if (!chosen) throw new Error("This line is done, or has changed. Look at the list again.");
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
      c.json(await goToRelease(settings.read(), c.req.valid("json").id)),
    )
    .post("/publish", (c) =>
      streamText(c, async (stream) => {
        for await (const news of publish(settings.read())) await stream.writeln(JSON.stringify(news));
      }),
    )
    .get("/git", async (c) => c.json({ host: await gitHost(folders.content) }))
    .post("/git", async (c) => {
      const loaded = content.load();
      const unreadable = (await pictures.list(loaded)).find(({ width }) => width === 0);
      if (unreadable) throw new Error(unreadable.warning?.sentence);
      const named = new Set([...filesOf(loaded.pictures), ...namedFiles(loaded)]);
      const media = ["originals", films.folder, logos.folder].map((folder) => join(folders.media, folder));
      const from = { content: folders.content, media };
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
