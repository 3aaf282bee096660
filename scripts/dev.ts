import "./load-env.ts";
import { watch } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, sep } from "node:path";
import type { HotPayload, ViteDevServer } from "vite";
import { listLocales } from "#site-build/content/locales.ts";
import { mediaFolder, projectRoot } from "#site-build/site-folder.ts";
import { createTypeChecker } from "./dev/check-types.ts";
import { createLiveContent, invalidateModules } from "./dev/live-content.ts";
import { runService } from "./dev/run-service.ts";
import { startLocaleServer } from "./dev/start-locale-server.ts";

// npm run dev: the site on Vite's development server. npm run edit: the same with the forms of /admin, which write into this
// folder. Inquiries go to the real service, but are not mailed.

// Otherwise inquiries from development would reach the owner's EmailJS account.
for (const name of ["EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID"])
  process.env[name] = "";
process.env.NODE_ENV = "development";

const hasAdmin = process.argv.includes("--with-admin");
const content = createLiveContent();
const contentFolders = [content.folder, mediaFolder, join(projectRoot, "app/words")];
const isContent = (file: string) => contentFolders.some((folder) => file.startsWith(folder + sep));

const serviceUrl = await runService(content, hasAdmin);
const server = createServer(async (request, response) => {
  const vite = await serverFor(request.url ?? "/");
  vite.middlewares(request, response);
});

/** The servers by locale. Each starts with the first request for a page. */
const started = new Map<string, Promise<ViteDevServer>>();

function serverFor(url: string): Promise<ViteDevServer> {
  const [, segment = ""] = url.split(/[/?#]/);
  const locale = listLocales(content.read()).some(({ path }) => path === segment) ? segment : "";
  const known = started.get(locale) ?? startLocaleServer({ content, locale, server, serviceUrl, isContent });
  started.set(locale, known);
  return known;
}

const sendToBrowsers = async (payload: HotPayload) => {
  for (const vite of await Promise.all(started.values())) vite.environments.client.hot.send(payload);
};

/** An empty update closes Vite's error overlay. */
const closeOverlay = { type: "update" as const, updates: [] };

async function reloadContent() {
  const mistake = await content.readAgain();
  if (mistake) {
    console.error(mistake);
    return sendToBrowsers({ type: "error", err: { message: mistake, stack: "" } });
  }
  for (const vite of await Promise.all(started.values())) invalidateModules(vite, isContent);
  await sendToBrowsers({ type: "full-reload" });
}

let waiting: NodeJS.Timeout | undefined;
for (const folder of contentFolders)
  watch(folder, { recursive: true }, () => {
    clearTimeout(waiting);
    // Some editors empty a file before they fill it.
    waiting = setTimeout(reloadContent, 50);
  });

const checkTypes = createTypeChecker((errors) =>
  sendToBrowsers(errors ? { type: "error", err: { message: errors, stack: "" } } : closeOverlay),
);
checkTypes();
const first = await serverFor("/");
first.watcher.on("all", (_event, file) => {
  if (/\.tsx?$/.test(file)) checkTypes();
});
server.listen(Number(process.env.PORT ?? 4300), process.env.HOST ?? "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The site is on http://localhost:${port} and updates as you edit. Inquiries are not mailed.`);
  if (hasAdmin)
    console.log(
      `Open /admin there in Chrome, Edge or Chromium, press "Work with Local Repository" and choose ${projectRoot}. What you save there shows on the website at once. Press Ctrl+C to stop.`,
    );
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
