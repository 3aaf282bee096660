// Runs `npm ci` in one folder and explains a failure in a sentence.
import { execFile, spawn } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import process from "node:process";
import { createProgress } from "./progress.mjs";

const windows = process.platform === "win32";
const running = new Set();
/** Together under 10 s, so that the owner does not wait longer for a sentence. */
const usualLimits = { askAfterMs: 2500, silentAfterMs: 6000 };

/** Ends every running installation with its child processes. */
export function stopInstallations() {
  running.forEach(stop);
}

function stop({ pid }) {
  try {
    process.kill(windows ? pid : -pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

export function isDiskFull(path) {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize < 10_000_000;
}

/**
 * Installs the packages of `path`. Rejects with a sentence, followed by npm's own words. `count` returns the number of
 * installed packages and of all, `isFull` whether the disk is full. `npm` is the command, by default this machine's.
 */
export async function npmCi(
  { path, what, count, isFull = () => isDiskFull(path) },
  npm = machinesNpm(),
  limits = usualLimits,
) {
  console.log(`Installing ${what} ...`);
  const progress = createProgress();
  let highest = 0;
  const look = (installing) => {
    // npm itself notices late or never, and succeeds with files cut short.
    if (isFull()) stop(installing);
    const [installed, all] = count();
    highest = Math.max(highest, installed);
    if (all > 1) progress.say(`Package ${installed} of ${all}`, installed / all);
  };
  // Without a network npm would retry for 90 s. Let it retry only if some packages have come.
  let words = await run(path, npm, ["--fetch-retries=0", "--fetch-timeout=8000"], look, limits);
  if (isOfNetwork(words) && highest > 0) words = await run(path, npm, [], look, limits);
  progress.clear();
  if (words && isFull()) throw new Error(explain("ENOSPC", what));
  if (words) throw new Error(`${explain(words, what)}\n\n${words.trim()}`);
}

/** Resolves with npm's error output if it failed, otherwise with "". */
function run(path, [program, ...first], more, look, { askAfterMs, silentAfterMs }) {
  // These override the owner's npm settings. Install scripts never run.
  const settings = ["--include=dev", "--include=optional", "--no-engine-strict", "--ignore-scripts"];
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  const npm = spawn(program, [...first, "ci", `--prefix=${path}`, ...settings, ...quiet, ...more], {
    cwd: path,
    stdio: ["ignore", "ignore", "pipe"],
    // A process group of its own, so that its children can be ended with it.
    detached: !windows,
  });
  running.add(npm);
  let words = "";
  npm.stderr.on("data", (bytes) => {
    words += bytes;
  });
  const looking = setInterval(() => look(npm), 500);
  const asking = setTimeout(async () => {
    const host = await findSilentRegistry([program, ...first], silentAfterMs);
    if (!host || !running.has(npm)) return;
    words += `${host} does not answer: ETIMEDOUT`;
    stop(npm);
  }, askAfterMs);
  return new Promise((resolve) => {
    npm.once("error", ({ message }) => resolve(message));
    npm.once("close", (status) => resolve(status === 0 ? "" : words || `npm ended with ${status}.`));
  }).finally(() => {
    clearInterval(looking);
    clearTimeout(asking);
    running.delete(npm);
  });
}

/** npm's JavaScript file, because npm.cmd would need a shell. */
function machinesNpm() {
  const folder = dirname(process.execPath);
  const script = [
    process.env.npm_execpath ?? "",
    join(folder, "node_modules/npm/bin/npm-cli.js"),
    join(folder, "../lib/node_modules/npm/bin/npm-cli.js"),
  ].find((file) => file.endsWith("npm-cli.js") && existsSync(file));
  return script ? [process.execPath, script] : ["npm"];
}

/** The registry's host if packets to it are dropped. npm would wait for the system's limit, two minutes. */
async function findSilentRegistry([program, ...first], silentAfterMs) {
  const keys = ["registry", "https-proxy", "proxy"];
  const [registry, ...proxies] = await Promise.all(
    keys.map(
      (key) =>
        new Promise((resolve) => {
          execFile(program, [...first, "config", "get", key], (_, out) => resolve(out.trim()));
        }),
    ),
  );
  const environment = Object.keys(process.env).some((name) => /^https?_proxy$/i.test(name));
  if (environment || proxies.some((proxy) => proxy !== "null") || !URL.canParse(registry)) return undefined;
  const { protocol, hostname, port } = new URL(registry);
  const socket = connect(Number(port) || (protocol === "http:" ? 80 : 443), hostname);
  return new Promise((resolve) => {
    // npm itself reports an error.
    socket.on("error", () => resolve(undefined)).on("connect", () => resolve(undefined));
    socket.setTimeout(silentAfterMs, () => resolve(hostname));
  }).finally(() => socket.destroy());
}

const isOfNetwork = (words) =>
  /EAI_AGAIN|ENOTFOUND|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET_TIMEOUT|code FETCH_ERROR/.test(words);

/** What the owner can do about an error message of npm or of a failed write. */
export function explain(words, what) {
  if (/ENOSPC|EDQUOT/.test(words)) return "The disk is full. Free 700 MB and run the same command again.";
  if (/EACCES|EPERM|EROFS/.test(words)) {
    const path = /(?:error|ERR!) path (.+)/.exec(words)?.[1] ?? "a folder that it needs";
    return `npm may not write to ${path}. Make it writable for you, or name another folder for npm's cache in npm_config_cache, and run the same command again.`;
  }
  if (isOfNetwork(words))
    return `npm could not reach its registry, and ${what} must come from there once. Repair the connection (or the registry or proxy that npm is set to) and run the same command again.`;
  return `Could not install ${what}. The cause follows; repair that and run the same command again.`;
}
