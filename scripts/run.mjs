// node scripts/run.mjs [--with FOLDER] [--with-if-possible FOLDER] [SCRIPT WORDS...]: every command of package.json.
// Installs what is missing, then runs SCRIPT on Node 26: the machine's own, or one installed for this project alone. Plain
// JavaScript, because Node 20.0 must run it. Not an npm pre* script, because `ignore-scripts=true` skips those.
import { execFile, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join, sep } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const { arch, env, execPath, platform, versions } = process;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const runtime = join(root, "scripts/runtime");
const wantedMajor = 26;
const settings =
  "--ignore-scripts --include=dev --include=optional --no-engine-strict --fetch-retries=1 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=1000 --no-audit --no-fund --no-update-notifier --loglevel=error";
// npm's JavaScript file, because npm.cmd would need a shell.
const machinesNpm = env.npm_execpath?.endsWith("npm-cli.js") ? [execPath, env.npm_execpath] : ["npm"];
const words = process.argv.slice(2);
const site = [root, "the packages of the site"];
const children = [];
let isInstalling = true;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    // A terminal sends Ctrl+C to the children as well.
    if (signal !== "SIGINT" || !process.stdin.isTTY) for (const child of children) child.kill(signal);
    if (isInstalling) process.exit(128 + constants.signals[signal]);
  });

try {
  // npm may already be running on the project's Node.
  const isNew = Number.parseInt(versions.node, 10) >= wantedMajor && !execPath.startsWith(runtime + sep);
  const { node, npm } = isNew ? { node: execPath, npm: machinesNpm } : await installNode();
  await install(...site, npm);
  while (words[0]?.startsWith("--with")) {
    const [kind, folder] = words.splice(0, 2);
    await install(join(root, folder), `the packages of ${folder}`, npm).catch((error) => {
      if (kind === "--with") throw error;
      console.log(`${error.message}\nContinuing without the packages of ${folder}.`);
    });
  }
  isInstalling = false;
  if (words.length > 0) run(node);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Installs Node and npm for this project, and the site's packages at the same time. */
async function installNode() {
  const what = `Node ${wantedMajor} for this project alone`;
  // npm 9 skips packages that name their libc, and reports success.
  const isRecent = /^npm\/\d\d/.test(env.npm_config_user_agent ?? "");
  await Promise.all([install(runtime, what, machinesNpm), isRecent && install(...site, machinesNpm)]);
  const packages = join(runtime, "node_modules");
  const file = platform === "win32" ? "bin/node.exe" : "bin/node";
  const files = readdirSync(packages).map((name) => join(packages, name, file));
  const node = files.find(existsSync) ?? "";
  const { status, error, stderr } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (status === 0) return { node, npm: [node, join(packages, "npm/bin/npm-cli.js")] };
  throw new Error(
    `${what} does not start on this machine (${platform} ${arch}): ${error?.message ?? stderr.trim()}\nInstall the missing system libraries, or install Node ${wantedMajor} or newer (from your system's packages or nodejs.org), and run the command again.`,
  );
}

/** Installs the packages of `path` unless they match its lockfile and this machine. */
async function install(path, what, [program, ...first]) {
  const stamp = join(path, "node_modules/.installed-from");
  const lock = readFileSync(join(path, "package-lock.json"));
  const wanted = `${createHash("sha256").update(lock).digest("hex")} ${platform} ${arch}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log(`Installing ${what} ...`);
  const npmWords = [...first, "ci", `--prefix=${path}`, ...settings.split(" ")];
  const npm = promisify(execFile)(program, npmWords, { cwd: path });
  children.push(npm.child);
  const { stderr, message } = await npm.catch((error) => error);
  // On a full disk npm truncates files and may report success.
  const { bavail, bsize } = statfsSync(path);
  const isFull = bavail * bsize < 10_000_000;
  if (!message && !isFull) return writeFileSync(stamp, wanted);
  const cause = isFull ? "The disk is full: 700 MB are needed." : stderr.trim() || message;
  throw new Error(
    `Could not install ${what}. Fix the problem that npm reports below (such as the network, its registry or proxy setting, or a folder's permissions), then run the command again.\n\n${cause}`,
  );
}

function run(node) {
  const child = spawn(node, words, { stdio: "inherit" });
  children.push(child);
  child.once("exit", (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));
  // Stop when npm has ended. A process that was started without npm may be meant to outlive the terminal.
  const parent = process.ppid;
  if (env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill(), 500);
}
