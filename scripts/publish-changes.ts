// npm run publish-changes, by a timer: takes changes from the Git host, checks, builds and publishes them. A change with
// a mistake is not published, and the resort gets one mail about it.
import "./own-env.ts";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#service/node/read-config.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { mailOwner } from "./mail-owner.ts";

const config = readConfig(process.env);
const folder = join(projectRoot, ".cache");
mkdirSync(folder, { recursive: true });
/** "published" or "refused", and the change. */
const lastFile = join(folder, "last-change");
/** Since when the Git host is out of reach, and "mailed". */
const unreachableFile = join(folder, "unreachable-since");
const hourMs = 3600_000;

const pull = run("git", "pull", "--ff-only", "--quiet");
if (pull.status !== 0) await sayUnreachable(pull.output);
else {
  rmSync(unreachableFile, { force: true });
  const change = run("git", "log", "-1", "--format=%h: %s").output;
  if (read(lastFile) !== `published ${change}`) await publish(change);
}

async function publish(change: string) {
  const runScript = (name: string) => run(process.execPath, "scripts/run.mjs", `scripts/${name}`);
  const check = runScript("check.ts");
  const { status, output } = check.status === 0 ? runScript("build.ts") : check;
  if (status === 0) return writeFileSync(lastFile, `published ${change}`);
  console.error(`Not published: ${change}\n${output}`);
  process.exitCode = 1;
  const text = `The last change (${change}) is not on the website. Guests see the website as it was before.\n\n${output}\n\nCorrect it where you made the change. It is published a few minutes after you save.`;
  if (read(lastFile) !== `refused ${change}`)
    await mailOwner(config, "Your last change is not on the website", text);
  writeFileSync(lastFile, `refused ${change}`);
}

/** A short failure of the network needs nobody: mails once, after an hour. */
async function sayUnreachable(output: string) {
  console.error(`The changes could not be fetched.\n${output}`);
  process.exitCode = 1;
  const [since = "", mailed] = (read(unreachableFile) || String(Date.now())).split(" ");
  const isLate = Date.now() - Number(since) >= hourMs;
  const text = `For an hour the website's machine could not fetch changes. Guests see the website as it was before; new changes wait. The one who set it up should look at this:\n\n${output}`;
  if (isLate && !mailed) await mailOwner(config, "Changes do not reach the website", text);
  writeFileSync(unreachableFile, isLate ? `${since} mailed` : since);
}

function run(program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: projectRoot, encoding: "utf8" });
  return { status, output: (status === 0 ? stdout : stderr).trim() };
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
