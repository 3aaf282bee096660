import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

// The shell comes first: it draws no window around the page, which halves the time of the tests.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const folders = [
  ...(process.env.PATH ?? "").split(process.platform === "win32" ? ";" : ":"),
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
  "C:\\Program Files\\Google\\Chrome\\Application",
];
const macNames = ["Google Chrome", "Chromium", "chrome.exe"];

/** The path of a Chrome or Chromium: the machine's own, Playwright's, or one that it installs now. */
export function findBrowser(): string {
  const found = process.env.BROWSER_PATH || installedBrowser();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0 && run("apt-get", "--version", "quiet")) {
    run("apt-get", "update -q");
    for (const name of ["chromium-headless-shell", "chromium"]) {
      console.log(`No Chrome or Chromium here: installing the system's package ${name} ...`);
      if (!run("apt-get", `install -y -q --no-install-recommends ${name}`)) continue;
      const installed = installedBrowser();
      if (installed) return installed;
    }
  }
  console.log("No Chrome or Chromium here: letting Playwright download its own ...");
  run("npx", "playwright install chromium");
  const downloaded = installedBrowser();
  if (downloaded) return downloaded;
  throw new Error(
    "No browser for the tests. Install Chrome or Chromium, or set BROWSER_PATH to one, and run npm test again.",
  );
}

function installedBrowser(): string | undefined {
  for (const name of [...names, ...macNames]) {
    for (const folder of folders) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function run(command: string, words: string, output: "quiet" | "shown" = "shown"): boolean {
  const { status } = spawnSync(command, words.split(" "), {
    stdio: ["ignore", output === "shown" ? "inherit" : "ignore", output === "shown" ? "inherit" : "ignore"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
