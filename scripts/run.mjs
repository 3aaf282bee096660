// node scripts/run.mjs [--with FOLDER] [--with-if-possible FOLDER] [SCRIPT WORDS...]: every command of package.json.
// Installs what is missing, then runs SCRIPT on Node 26: the machine's, or one for this project alone. Plain JavaScript,
// because Node 20.0 must run it. Not a pre* script of npm, because `ignore-scripts=true` skips those.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statfsSync, symlinkSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join, sep } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const { arch, env, execPath, platform, versions } = process;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const runtime = join(root, "scripts/runtime");
const wantedMajor = 26;
const settings =
  "--ignore-scripts --include=dev --include=optional --no-engine-strict --fetch-retries=1 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=1000 --no-audit --no-fund --no-update-notifier --loglevel=error";
// npm's JavaScript file, because npm.cmd would need a shell.
const machinesNpm = env.npm_execpath?.endsWith("npm-cli.js") ? [execPath, env.npm_execpath] : ["npm"];
const words = process.argv.slice(2);
const children = new Set();
let isInstalling = true;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    // A terminal sends Ctrl+C to the children as well.
    if (signal !== "SIGINT" || !process.stdin.isTTY) for (const child of children) child.kill(signal);
    if (isInstalling) process.exit(128 + constants.signals[signal]);
  });

try {
  const { node, npm } = await prepare();
  while (words[0]?.startsWith("--with")) {
    const [kind, folder] = words.splice(0, 2);
    await install(join(root, folder), `the packages of ${folder}`, npm).catch((error) => {
      if (kind === "--with") throw error;
      console.log(`${error.message}\nGoing on without the packages of ${folder}.`);
    });
  }
  isInstalling = false;
  if (words.length > 0) run(node);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Installs the site's packages and, where the machine's Node is too old, a Node and an npm of our own. */
async function prepare() {
  const installSite = (npm) => install(root, "the packages of the site", npm);
  // npm may already run on our Node.
  if (Number.parseInt(versions.node, 10) >= wantedMajor && !execPath.startsWith(runtime + sep)) {
    await installSite(machinesNpm);
    return { node: execPath, npm: machinesNpm };
  }
  // npm 9 leaves out packages that name their libc, and reports success.
  const isRecent = /^npm\/\d\d/.test(env.npm_config_user_agent ?? "");
  const installNode = install(runtime, `Node ${wantedMajor} for this project alone`, machinesNpm);
  await Promise.all([installNode, isRecent && installSite(machinesNpm)]);
  const names = Object.keys(
    JSON.parse(readFileSync(join(runtime, "package.json"), "utf8")).optionalDependencies,
  );
  const node = names
    .flatMap((name) => ["node", "node.exe"].map((file) => join(runtime, "node_modules", name, "bin", file)))
    .find(existsSync);
  const { status, error, stderr } = spawnSync(node ?? "", ["--version"], { encoding: "utf8" });
  if (status !== 0)
    throw new Error(
      `Node ${wantedMajor} for this project alone does not start on this machine (${platform} ${arch}): ${error?.message ?? stderr.trim()}\nInstall what is missing, or Node ${wantedMajor} or newer (your system's packages or nodejs.org), and run the same command again.`,
    );
  const npm = [node, join(runtime, "node_modules/npm/bin/npm-cli.js")];
  await installSite(npm);
  // npm puts node_modules/.bin first on the path of its scripts, and of npx.
  const link = join(root, "node_modules/.bin/node");
  if (platform !== "win32" && !existsSync(link)) {
    rmSync(link, { force: true });
    symlinkSync(node, link);
  }
  return { node, npm };
}

/** Installs the packages of `path` if they are not what its lockfile says, or are another machine's. */
async function install(path, what, [program, ...first]) {
  const stamp = join(path, "node_modules/.installed-from");
  const digest = createHash("sha256")
    .update(readFileSync(join(path, "package-lock.json")))
    .digest("hex");
  const wanted = `${digest} ${platform} ${arch}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log(`Installing ${what} ...`);
  const npm = spawn(program, [...first, "ci", `--prefix=${path}`, ...settings.split(" ")], {
    cwd: path,
    stdio: ["ignore", "ignore", "pipe"],
  });
  children.add(npm);
  let output = "";
  npm.stderr.on("data", (bytes) => {
    output += bytes;
  });
  const status = await new Promise((resolve) => {
    npm.once("error", ({ message }) => resolve(message)).once("close", resolve);
  });
  const { bavail, bsize } = statfsSync(path);
  // On a full disk npm cuts files short and may report success.
  const isFull = bavail * bsize < 10_000_000;
  if (status === 0 && !isFull) return writeFileSync(stamp, wanted);
  const cause = isFull ? "The disk is full: 700 MB are needed." : output.trim() || `npm: ${status}`;
  throw new Error(
    `Could not install ${what}. Repair what npm says (the network, the registry or proxy that it is set to, the rights on a folder), and run the same command again.\n\n${cause}`,
  );
}

function run(node) {
  const child = spawn(node, words, { stdio: "inherit" });
  children.add(child);
  child.once("exit", (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));
  // End with npm. Without npm the process may be meant to outlive the terminal.
  const parent = process.ppid;
  if (env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill(), 500);
}
