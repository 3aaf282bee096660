// Installs what is missing: the packages of the lockfile, and a Node of our own where the machine's is too old for the
// tools and node:sqlite. Plain JavaScript, because Node 20.0 must run it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { explain, isDiskFull, npmCi } from "./npm-ci.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const runtimeFolder = join(root, "scripts", "runtime");
const link = join(root, "node_modules", ".bin", "node");
// Node 24 bundles SQLite 3.50, whose write-ahead log can be corrupted; 26 has the fix.
const wantedMajor = 26;
const { platform, arch, execPath } = process;
const windows = platform === "win32";
const libc =
  platform !== "linux" ? "" : process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
const machine = [platform, arch, libc].join(" ").trim();

/**
 * Resolves with the path of the Node to run. `needed` and `optional` name folders with lockfiles of their own; an
 * optional one that cannot be installed is skipped. Rejects with a sentence for the owner.
 */
export async function prepare({ needed = [], optional = [] } = {}) {
  // npm may already run on our Node.
  const isOurs = execPath.startsWith(runtimeFolder + sep);
  const bringsNode = isOurs || Number.parseInt(process.versions.node, 10) < wantedMajor;
  const site = readFolder(root, "the packages of package-lock.json");
  const runtime = readFolder(runtimeFolder, `Node ${wantedMajor} for this project alone`);
  await Promise.all(
    (bringsNode ? [site, runtime] : [site]).map((folder) => folder.isInstalled() || npmCi(folder)),
  );
  const node = bringsNode ? ownNode() : execPath;
  if (bringsNode) await settle(runtime, node, undefined, () => whyNodeFails(node));
  const npm = bringsNode
    ? [node, join(runtimeFolder, "node_modules", "npm", "bin", "npm-cli.js")]
    : undefined;
  await settle(site, node, npm, () => whyToolsFail(node));
  // npm puts node_modules/.bin first on the path of its scripts, and of npx.
  if (bringsNode && !windows && !existsSync(link)) {
    rmSync(link, { force: true });
    symlinkSync(node, link);
  }
  for (const name of [...needed, ...optional]) {
    const folder = readFolder(join(root, name), `the packages of ${name}`);
    try {
      if (!folder.isInstalled()) await npmCi(folder, npm);
      await settle(folder, node, npm);
    } catch (error) {
      if (!optional.includes(name)) throw error;
      console.log(`${error.message}\nGoing on without ${folder.what}.`);
    }
  }
  return node;
}

/** Compares what is installed in `path` with its lockfile. */
function readFolder(path, what) {
  const lock = readFileSync(join(path, "package-lock.json"));
  const digest = createHash("sha256").update(lock).digest("hex");
  const fits = (allowed, value) => !allowed || [allowed].flat().includes(value);
  // Optional packages without os and cpu are dependencies of packages for other machines.
  const places = Object.entries(JSON.parse(lock).packages)
    .filter(([place, { optional, os, cpu }]) => place && (!optional || os || cpu))
    .filter(([, own]) => fits(own.os, platform) && fits(own.cpu, arch) && fits(own.libc, libc))
    .map(([place]) => place);
  const stamp = join(path, "node_modules", ".installed-from");
  const missing = () => places.filter((place) => !existsSync(join(path, place, "package.json")));
  const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, "utf8") : "");
  return {
    path,
    what,
    digest,
    stamp,
    readStamp,
    missing,
    isInstalled: () => readStamp().startsWith(digest) && missing().length === 0,
    count: () => [places.length - missing().length, places.length],
  };
}

/**
 * Writes the stamp if all packages are there and run; otherwise installs once more. The folder may come from another
 * machine, and npm 9.6.4 of Node 20.0 leaves out every package that names its libc and reports success.
 */
async function settle(folder, node, npm, whyItFails = () => "") {
  const user = process.env.npm_config_user_agent?.split(" ")[0] ?? "unknown npm";
  const nodeVersion = node === execPath ? process.versions.node : `${wantedMajor} of our own`;
  const stamp = `${folder.digest} ${machine}, Node ${nodeVersion}, ${user}`;
  if (folder.readStamp() === stamp && folder.isInstalled()) return;
  const findFault = () => {
    const missing = folder.missing();
    return missing.length > 0 ? `npm has not installed ${missing.join(", ")}.` : whyItFails();
  };
  let fault = findFault();
  if (fault && !isDiskFull(folder.path)) {
    await npmCi(folder, npm);
    fault = findFault();
  }
  // On a full disk npm truncates files and reports success.
  if (fault && isDiskFull(folder.path)) throw new Error(explain("ENOSPC"));
  if (fault)
    throw new Error(
      `On this machine (${machine}, Node ${nodeVersion}, ${user}) not all of ${folder.what} works. ${fault}`,
    );
  writeFileSync(folder.stamp, stamp);
}

function ownNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(runtimeFolder, "package.json"), "utf8"));
  const folders = Object.keys(optionalDependencies).map((name) => join(runtimeFolder, "node_modules", name));
  return join(folders.find(existsSync) ?? folders[0], "bin", windows ? "node.exe" : "node");
}

function whyNodeFails(node) {
  const { status, signal, error, stderr } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (status === 0) return "";
  const cause =
    libc === "musl"
      ? "That Node is made for glibc, and this system has musl."
      : (error?.message ?? (stderr.trim() || `It ended by ${signal}.`));
  return `${cause}\nInstall what is missing there, or Node ${wantedMajor} or newer (your system's packages or nodejs.org), and run the same command again.`;
}

/** Runs each package with machine code once. */
function whyToolsFail(node) {
  const imports = ["rolldown", "sharp", "lightningcss"].map((name) => `await import("${name}");`).join("");
  for (const words of [
    ["--input-type=module", "-e", imports],
    ["node_modules/@biomejs/biome/bin/biome", "--version"],
    ["node_modules/typescript/bin/tsc", "--version"],
  ]) {
    const { status, error, stderr } = spawnSync(node, words, { cwd: root, encoding: "utf8" });
    if (status !== 0) return `The first that fails says:\n\n${error?.message ?? stderr}`;
  }
  return "";
}
