// npm run publish-changes, run by a timer: fetches content pushed to the Git host, then checks, builds and publishes it. A
// form with a mistake keeps the version that guests see, and the owner gets one mail about it.
import "./load-env.ts";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "#release/releases.ts";
import type { SiteManifest } from "#release/site-manifest.ts";
import { unwrapSchema } from "#schema/field-meta.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { readConfig } from "#service/node/read-config.ts";
import { contentFolder } from "#site-build/content/read-content.ts";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { siteSettingNames } from "#site-build/site-settings.ts";
import { digestSources, stampFile } from "./build-stamp.ts";
import { buildIsRunning, contentIsWrong } from "./exit-status.ts";
import { lockProject } from "./lock-project.ts";
import { mailOwner } from "./mail-owner.ts";
import { copyFolder, holdBackMistakes, type Mistakes } from "./publishing/hold-back.ts";
import {
  markSent,
  type Outcome,
  type PublishingState,
  publishPushed,
  unsentNotices,
} from "./publishing/publish-pushed.ts";
import { runLimited } from "./publishing/run-limited.ts";
import { changesSince, type Taken, takeContent } from "./publishing/take-content.ts";

const folder = join(projectRoot, ".cache");
const stateFile = join(folder, "publishing.json");
/** The content that guests see. */
const shown = join(folder, "publishing-shown");
const next = join(folder, "publishing-next");

try {
  if (lockProject("publish-changes")) {
    const state = readState();
    const ports = { take: takeContent, publish, changes, formOf, website: manifest };
    const publishing = { ...ports, settings: settingsDigest() };
    const isDone = await publishPushed(state, publishing, Date.now()).finally(() => finish(state));
    if (!isDone) process.exitCode = 1;
  } else console.log("Another run is already publishing changes.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Ignores the state of an earlier version: at worst one mail is sent twice. */
function readState(): PublishingState {
  const state = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, "utf8")) : {};
  return state.notices ? state : { notices: {} };
}

async function publish({ commit }: Taken): Promise<Outcome> {
  let held: Mistakes | string;
  try {
    held = await holdBackMistakes({ pushed: contentFolder, shown, next }, check);
  } catch (error) {
    return fail((error as Error).message, false);
  }
  if (typeof held === "string") return fail(held, true);
  for (const sentence of Object.values(held).flat()) console.error(`Not published: ${sentence}`);
  if (!(await isNew())) {
    copyFolder(next, shown);
    return { status: "published", held };
  }
  const { status, stderr } = await run(30, { CONTENT_DIR: next }, "scripts/build.ts");
  // The next run tries it again.
  if (status === buildIsRunning) return { status: "postponed" };
  if (status !== 0) return fail(stderr, false);
  copyFolder(next, shown);
  console.log(`Published: ${commit.slice(0, 12)}`);
  return { status: "published", held };
}

function fail(reason: string, isContent: boolean): Outcome {
  console.error(`Not published:\n${reason}`);
  return { status: "failed", reason, isContent };
}

/** Whether a build would change what guests see. */
async function isNew(): Promise<boolean> {
  if (!manifest()) return true;
  const stamp = join(currentRelease(), stampFile);
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== (await digestSources({ content: next }));
}

async function check(content: string): Promise<Mistakes> {
  const { status, stderr } = await run(10, { CONTENT_DIR: content }, "scripts/check.ts", "--as-forms");
  if (status === 0) return {};
  if (status !== contentIsWrong) throw new Error(stderr);
  const mistakes: Record<string, string[]> = {};
  for (const line of stderr.trimEnd().split("\n")) {
    const [file = "", sentence = ""] = line.split("\t");
    mistakes[file] = [...(mistakes[file] ?? []), sentence];
  }
  return mistakes;
}

function run(minutes: number, env: Record<string, string>, ...words: string[]) {
  return runLimited({ minutes, env }, process.execPath, "scripts/run.mjs", ...words);
}

function formOf(file: string): string {
  const name = file.replace(/^content\/|\.yaml$/g, "") as FileName;
  return (name in schemas && unwrapSchema(schemas[name]).meta.label) || file;
}

async function changes(from: string | undefined, files?: string[]): Promise<string[]> {
  const timeZone = manifest()?.timeZone ?? "UTC";
  const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone });
  const found = await changesSince(from, files);
  return found.map(({ author, at, paths }) => {
    const forms = new Set(paths.map((path) => (path.startsWith("media/") ? "pictures" : formOf(path))));
    return `${author}, ${time.format(at)}: ${[...forms].join(", ")}`;
  });
}

/** Undefined before the first release. */
function manifest(): SiteManifest | undefined {
  try {
    return readManifest(currentRelease());
  } catch {
    return undefined;
  }
}

function settingsDigest(): string {
  const settings = siteSettingNames.map((name) => `${name}=${process.env[name]?.trim() ?? ""}`);
  return createHash("sha256").update(settings.join("\n")).digest("hex").slice(0, 12);
}

/** Sends all unsent notices in one mail. If that fails, the next run tries again. */
async function finish(state: PublishingState) {
  const unsent = unsentNotices(state);
  const [first] = unsent;
  if (first) {
    const name = manifest()?.name ?? "Your website";
    const more = unsent.length > 1 ? ` (and ${unsent.length - 1} more)` : "";
    const text = unsent.map((notice) => notice.text).join("\n\n---\n\n");
    try {
      await mailOwner(readConfig(process.env), `Website ${name}: ${first.subject}${more}`, text);
      markSent(state);
    } catch (error) {
      console.error(`A mail about this could not be sent: ${(error as Error).message}`);
    }
  }
  // Written atomically: a file cut off by a power failure would make every later run fail.
  writeFileSync(`${stateFile}.new`, JSON.stringify(state));
  renameSync(`${stateFile}.new`, stateFile);
}
