import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { folderOf, readCurrent } from "#service/node/releases.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { printedAddress } from "../tests/addresses.ts";
import { askEveryPage } from "./ask-every-page.ts";

// npm run bench:builds: builds a copy of content/ while a page or a file is requested every 10 ms. One build changes a
// word, one a picture, one fails, one is killed. Fails if any answer is wrong. The checkout stays as it is.

const folder = mkdtempSync(join(tmpdir(), "builds-"));
const content = join(folder, "content");
const siteDir = join(folder, "site");
cpSync(join(projectRoot, "content"), content, { recursive: true });
const env = {
  ...process.env,
  CONTENT_DIR: content,
  SITE_DIR: siteDir,
  DATA_DIR: join(folder, "data"),
  PORT: "0",
};
const rows: object[] = [];

await build("the first");
const service = run("service/main.ts");
const address = await printedAddress(service);
const guests = askEveryPage(address, 10);

edit("home.yaml", /^( +headline:).*/m, "$1 One word is another");
await build("one word");
const withFocus = edit("pictures.yaml", /focus: \[[^\]]*\]/, "focus: [0.4, 0.4]");
await build("all crops of one picture");
edit("pictures.yaml", /^( +file:).*/m, "$1 no-such-file.webp");
await build("fails: a picture is not there", { isPublished: false });
writeFileSync(join(content, "pictures.yaml"), withFocus);
edit("home.yaml", /^( +blurb:).*/m, "$1 Another sentence");
await build("killed halfway", { isPublished: false, killed: true });
await build("the same once more");

const { answers, wrong } = await guests.finish();
service.kill("SIGTERM");
console.table(rows);
console.log(
  `${answers} answers. ${wrong.length} were wrong: not 200, cut short, or with a policy that forbids the page's own code.`,
);
for (const each of wrong.slice(0, 10)) console.log(each);
rmSync(folder, { recursive: true, force: true });
process.exitCode = wrong.length > 0 || answers === 0 ? 1 : 0;

function run(script: string): ChildProcess {
  return spawn(process.execPath, [join(projectRoot, script)], {
    env,
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Builds, and waits until the service shows the result. Throws if the build ends otherwise than expected. */
async function build(what: string, { isPublished = true, killed = false } = {}) {
  const before = readCurrent(siteDir);
  const startedAt = Date.now();
  const building = run("scripts/build.ts");
  const ended = new Promise<number | null>((resolve) => building.once("close", resolve));
  building.stdout?.resume();
  building.stderr?.resume();
  if (killed) {
    const hasBegun = () =>
      newest() !== before && existsSync(join(folderOf(siteDir, newest()), "client/assets"));
    while (!hasBegun() && building.exitCode === null) await setTimeout(5);
    building.kill("SIGKILL");
  }
  const status = await ended;
  const seconds = (Date.now() - startedAt) / 1000;
  const current = readCurrent(siteDir);
  if ((status === 0) !== isPublished || (current !== before) !== isPublished)
    throw new Error(`"${what}" ended with ${status}, and ${current} is served after ${before}.`);
  if (before) while ((await servedRelease()) !== current) await setTimeout(20);
  const shownAfter = before && isPublished ? (Date.now() - startedAt) / 1000 : undefined;
  rows.push({ build: what, status, seconds, "shown after": shownAfter, load: loadavg()[0]?.toFixed(1) });
}

function newest(): string {
  return readdirSync(join(siteDir, "releases")).sort().at(-1) ?? "";
}

async function servedRelease() {
  return (await (await fetch(`${address}/ready`)).json()).release;
}

/** Changes a file of the content and returns its new text. Throws if nothing matches. */
function edit(file: string, pattern: RegExp, replacement: string): string {
  const path = join(content, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(pattern, replacement);
  if (changed === text)
    throw new Error(
      `Nothing in content/${file} matches ${pattern}. Correct the pattern in lab/bench-builds.ts.`,
    );
  writeFileSync(path, changed);
  return changed;
}
