import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
