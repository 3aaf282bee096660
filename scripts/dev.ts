import "./own-env.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#site-build/content/read-content.ts";
import { mediaFolder, projectRoot } from "#site-build/site-folder.ts";
import { buildIsRunning } from "./exit-status.ts";

// npm run dev: builds the site into a folder of its own after each change, and serves it as guests would get it, with React's
// warnings. npm run edit: the same with the forms of /admin, which write into this folder. No inquiry is mailed.

const folder = join(projectRoot, ".cache/dev");
Object.assign(process.env, {
  SITE_DIR: join(folder, "site"),
  DATA_DIR: join(folder, "data"),
  SMTP_URL: "",
  PORT: process.env.PORT ?? "4300",
});
const options = ["--development", ...process.argv.slice(2)];
const code = ["app", "public", "release", "schema", "shared", "site-build"];
let waiting: NodeJS.Timeout | undefined;
let building = Promise.resolve();
let isServed = false;

for (const each of [...code.map((name) => join(projectRoot, name)), contentFolder, mediaFolder])
  watch(each, { recursive: true }, () => buildIn(100));
buildIn(0);

/** Some editors empty a file before they fill it. */
function buildIn(ms: number) {
  clearTimeout(waiting);
  // One build after the other: they share a cache.
  waiting = setTimeout(() => {
    building = building.then(build);
  }, ms);
}

async function build() {
  const child = spawn(process.execPath, [join(projectRoot, "scripts/build.ts"), ...options], {
    stdio: "inherit",
  });
  const [status] = await once(child, "exit");
  if (status === buildIsRunning) return buildIn(1000);
  if (status !== 0 || isServed) return;
  isServed = true;
  await import("#service/main.ts");
  if (options.includes("--with-admin"))
    console.log(
      `Open /admin there in Chrome, Edge or Chromium, press "Work with Local Repository" and choose ${projectRoot}. The website has what you save there after some seconds. Ctrl+C ends it.`,
    );
}
