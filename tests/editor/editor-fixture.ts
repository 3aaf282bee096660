import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { findFreePort, printedAddress } from "../addresses.ts";
import { testSite } from "../site/settings.ts";

/** Copies of content, pictures and releases, with their own editor, public service and Git host. */
export interface EditorFixture {
  /** The address with the token. */
  editor: string;
  site: string;
  /** Of the machine's own copies: content/, data/ and the editor's `.env`. */
  folder: string;
  /** As by a crash: kill -9. */
  killEditor(): Promise<void>;
  /** Again, on the same port. */
  startEditor(): Promise<void>;
  /** A file in the newest branch of the Git host, which is a bare repository. */
  handedIn(file: string): string;
  /** The lines that git shows as changed, such as '-    price: 45'. */
  changedLines(): string[];
  stop(): Promise<void>;
}

/** One editor for the tests of a file, which run in order. It starts before the first of them. */
export function editorOfFile() {
  const fixture = {} as EditorFixture;
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    Object.assign(fixture, await startFixture());
  });
  test.afterAll(async () => {
    await fixture.stop?.();
  });
  const pathOf = (file: string) => join(fixture.folder, "content", file);
  const openWithPreview = async (page: Page, place: string) => {
    await page.goto(`${fixture.editor}#/${place}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  return {
    fixture,
    pathOf,
    inFile: (file: string) => parse(readFileSync(pathOf(file), "utf8")),
    openWithPreview,
    async open(page: Page, place: string) {
      await closePreview(page, fixture);
      await openWithPreview(page, place);
    },
  };
}

/** The preview takes time to render. */
export async function closePreview(pages: Page | BrowserContext, { editor }: EditorFixture) {
  const own = new URL(editor).origin;
  await pages.route(
    ({ origin }) => origin !== own,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
}

export const previewOf = (page: Page) => page.frameLocator("iframe");

export const status = (page: Page) => page.getByRole("status").first();

export const saved = (page: Page) => expect(status(page)).toContainText("All changes are saved");

/** The field that an address such as #/content/menu.yaml/menu/1/price names. */
export const field = (page: Page, path: string) => page.locator(`[id="field/${path}"]`);

export async function startFixture(): Promise<EditorFixture> {
  const folder = mkdtempSync(join(tmpdir(), "kafal-editor-"));
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, encoding: "utf8" });
  cpSync(testSite.CONTENT_DIR, join(folder, "content"), { recursive: true });
  cpSync(testSite.MEDIA_DIR, join(folder, "media"), { recursive: true });
  git("init", "--quiet");
  git("config", "user.name", "owner");
  git("config", "user.email", "owner@localhost");
  // Do not commit the drawings: 22 MB, all WebP. Photographs that tests add are not WebP.
  writeFileSync(join(folder, ".git/info/exclude"), "*.webp\n");
  git("add", "content");
  git("commit", "--quiet", "--message", "As it was");
  git("init", "--quiet", "--bare", "host.git");
  git("remote", "add", "origin", join(folder, "host.git"));
  cpSync(currentRelease(), join(folder, "dist/releases/first"), { recursive: true });
  writeFileSync(join(folder, "dist/current"), "first");

  const env = {
    ...process.env,
    CONTENT_DIR: join(folder, "content"),
    MEDIA_DIR: join(folder, "media"),
    SITE_DIR: join(folder, "dist"),
    DATA_DIR: join(folder, "data"),
    EDIT_PORT: `${await findFreePort()}`,
    PORT: "0",
  };
  const started = [start("service/main.ts", env, folder), start("scripts/edit.ts", env, folder)] as const;
  const [service, first] = await Promise.all(started).catch(async (error) => {
    // A program that has started would keep its port.
    for (const each of await Promise.allSettled(started))
      if (each.status === "fulfilled") await each.value.end();
    throw error;
  });
  let editor = first;
  return {
    editor: editor.address,
    site: service.address,
    folder,
    killEditor: () => editor.end("SIGKILL"),
    async startEditor() {
      const { address } = editor;
      editor = await start("scripts/edit.ts", env, folder);
      if (editor.address !== address) throw new Error(`The editor has moved to ${editor.address}.`);
    },
    handedIn(file) {
      const host = ["--git-dir", join(folder, "host.git")];
      const branch = git(
        ...host,
        "for-each-ref",
        "--sort=-creatordate",
        "--count=1",
        "--format=%(refname)",
        "refs/heads",
      ).trim();
      return branch ? git(...host, "show", `${branch}:${file}`) : "";
    },
    changedLines: () =>
      git("diff", "--unified=0", "--", "content")
        .split("\n")
        .filter((line) => /^[-+](?![-+])/.test(line)),
    async stop() {
      await Promise.all([service.end(), editor.end()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one of our programs in `cwd`, where its `.env` is; resolves with the first address that it prints. */
async function start(script: string, env: NodeJS.ProcessEnv, cwd: string) {
  const path = join(projectRoot, script);
  const child = spawn(process.execPath, [path], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  return {
    address: await printedAddress(child),
    end: (signal?: NodeJS.Signals) => end(child, signal),
  };
}

async function end(child: ChildProcess, signal?: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}
