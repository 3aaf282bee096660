import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamText } from "hono/streaming";
import { parse } from "yaml";
import { z } from "zod";
import type { Edition } from "#content/schema/editions.ts";
import { type SubjectFile, subjects, yamlFiles } from "#content/schema/subjects.ts";
import { folderOf } from "#service/node/releases.ts";
import type { PageName } from "#shared/pages.ts";
import { readEditions } from "#site-build/content/editions.ts";
import { readWrittenContent } from "#site-build/content/written-content.ts";
import { launchList } from "#site-build/launch/launch-list.ts";
import { siteFolder } from "#site-build/site-folder.ts";
import { capital, sayFiles, titleOf } from "../labels.ts";
import { suggestEdition } from "../suggest-edition.ts";
import { nameIn, partsOf } from "./content-names.ts";
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

interface Opened {
  version: string;
  revision?: Revision | undefined;
  /** Why the file cannot be read. */
  broken?: string | undefined;
}

export interface Subject extends Opened {
  file: SubjectFile;
  /** The page that shows the file. Undefined: every page does. */
  page?: PageName | "error" | undefined;
  schema: Record<string, unknown>;
  /** The same file of each other edition, by its path. */
  editions: Record<string, Opened>;
}

export type Site = { preview: string; subjects: Subject[]; editions: Edition[] } & ContentStore["history"];

/** The answer after a file or its draft was written, also in another edition. */
export type Saved = { file: SubjectFile; revision: Revision } & Pick<Subject, "editions"> &
  ContentStore["history"];

const path = z.array(z.union([z.string(), z.number()]));
/** A file, and the path of its edition; "" for the first one. */
const place = { file: z.enum(yamlFiles), edition: z.string() };
const formChange = z.object({ ...place, base: z.unknown(), value: z.unknown() });
const decision = z.object({ ...place, version: z.string(), path, keep: z.enum(["own", "other", "file"]) });
/** A line of the launch list as the owner has seen it, and what is done about it. */
const line = { name: z.string(), path, todo: z.string() };
const launchAction = z.object({ ...line, action: z.string(), words: z.array(z.string()) });

/** An entry of pictures.yaml whose words may be missing yet. */
const pictureInForm = z.looseObject({ file: z.string() });
const pictureChange = z.object({ base: pictureInForm.optional(), value: pictureInForm });

/** Everything behind the address with the token. `preview`: its origin. */
export function editorRoutes(folders: EditorFolders, preview: string, settings: EnvFile) {
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
      const versions = yamlFiles.map((file) => {
        const names = ["", ...content.editionsOf(file)].map((path) => nameIn(path, file));
        return [file, names.map((name) => content.versionOf(name)).join()] as const;
      });
      return c.json({ preview, versions: Object.fromEntries(versions) });
    })
    .get("/pictures", async (c) => c.json(await pictures.list(content.load())))
    // The routes above ask often and open no draft.
    .use(async (_, next) => {
      await pictures.learn(content.draftUses());
      await next();
    })
    .get("/site", (c) =>
      c.json<Site>({
        preview,
        subjects: yamlFiles.map(openSubject),
        editions: content.editions,
        ...content.history,
      }),
    )
    .put("/content", valid("json", formChange), async (c) => {
      const { file, edition, base, value } = c.req.valid("json");
      return c.json(await change(file, known(edition, file), base, value));
    })
    .post("/drafts", valid("json", decision), (c) => {
      const { file, edition, version, path, keep } = c.req.valid("json");
      content.decide(known(edition, file), version, path, keep);
      return c.json(saved(file));
    })
    .post("/history", valid("json", z.object({ direction: z.enum(["undo", "redo"]) })), (c) => {
      const files = content.goBack(c.req.valid("json").direction);
      return c.json({ files, ...content.history });
    })
    .post("/pictures", valid("json", z.object({ name: z.string(), entry: pictureInForm })), (c) => {
      const { name, entry } = c.req.valid("json");
      const mistakes = content.changeIfValid("pictures.yaml", {}, { [name]: entry });
      return c.json({ mistakes, ...saved("pictures.yaml") });
    })
    .put("/pictures/:name", valid("json", pictureChange), async (c) => {
      const { base, value } = c.req.valid("json");
      const entries = (entry: object | undefined) => (entry ? { [c.req.param("name")]: entry } : {});
      return c.json(await change("pictures.yaml", "pictures.yaml", entries(base), entries(value)));
    })
    .get("/pictures/:name", (c) => c.json(placesOf(dataOf, c.req.param("name"))))
    .delete("/pictures/:name", (c) => {
      deletePicture(content, c.req.param("name"));
      return c.json(content.history);
    })
    .get("/languages", (c) => {
      const all = readEditions(folders.content, content.load(), folders.media);
      return c.json(
        all.map(({ path, name, mistakes, outdated, missing }) => {
          const messages = [...mistakes, ...outdated].map(({ file, entry, message }) =>
            [titleOf(partsOf(file.replace("content/", "")).file), entry, sayFiles(message)]
              .filter(Boolean)
              .join(", "),
          );
          return { path, name, missing, messages };
        }),
      );
    })
    .post("/languages", valid("json", z.object({ tag: z.string() })), (c) => {
      const edition = suggestEdition(c.req.valid("json").tag, content.editions);
      const base = content.open("editions.yaml").value as { editions: Edition[] };
      const value = { ...base, editions: [...base.editions, edition] };
      const [mistake] = content.changeIfValid("editions.yaml", base, value);
      if (mistake) throw new Error(capital(mistake.message));
      mkdirSync(join(folders.content, edition.path), { recursive: true });
      return c.json({ path: edition.path, ...saved("editions.yaml") });
    })
    .delete("/languages/:path", (c) => {
      content.removeEdition(c.req.param("path"));
      return c.json(saved("editions.yaml"));
    })
    .get("/launch", (c) => c.json(listLaunch()))
    .post("/launch", valid("json", launchAction), (c) => {
      const { action, words, ...seen } = c.req.valid("json");
      const item = listLaunch().find(({ name, path, todo }) => isDeepStrictEqual({ name, path, todo }, seen));
      const chosen = item?.actions.find(({ label }) => label === action);
      if (!chosen) throw new Error("This line is done, or has changed. Look at the list again.");
      const file = (chosen.kind !== "confirm" && item?.file) || "confirmed.yaml";
      const base: unknown = parse(readFileSync(join(folders.content, file), "utf8"));
      const mistakes = content.changeIfValid(file, base, applyAction(base, chosen, seen.name, words));
      return c.json({ mistakes, ...saved(file) });
    })
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

  function openSubject(file: SubjectFile): Subject {
    const entry = subjects[file];
    const page = "page" in entry ? entry.page : undefined;
    return { file, page, schema: formSchema(file), ...open(file), editions: openEditions(file) };
  }

  function openEditions(file: SubjectFile): Subject["editions"] {
    return Object.fromEntries(content.editionsOf(file).map((path) => [path, open(nameIn(path, file))]));
  }

  function open(name: string): Opened {
    try {
      return { version: content.versionOf(name), revision: content.open(name) };
    } catch (error) {
      return { version: content.versionOf(name), broken: (error as Error).message };
    }
  }

  /** Saves what a form has changed. New photographs are read first, since a draft is judged by their sizes. */
  async function change(file: SubjectFile, name: string, base: unknown, value: unknown): Promise<Saved> {
    await pictures.learn(content.newUses(name, base, value));
    content.change(name, base, value);
    return saved(file);
  }

  function saved(file: SubjectFile): Saved {
    return { file, revision: content.open(file), editions: openEditions(file), ...content.history };
  }

  /** The name of a file. Throws if another tab or program has taken the edition away. */
  function known(edition: string, file: SubjectFile): string {
    if (edition && !content.editionsOf(file).includes(edition))
      throw new Error(`There is no language at /${edition} any more.`);
    return nameIn(edition, file);
  }
}

export type EditorApi = ReturnType<typeof editorRoutes>;
