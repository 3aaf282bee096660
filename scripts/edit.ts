import "./own-env.ts";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, mergeConfig, type Plugin } from "vite";
import { contentTypeOf } from "#service/site/site-headers.ts";
import { inEdition } from "#site-build/content/editions.ts";
import { loadContentOrStop } from "#site-build/content/read-content.ts";
import { contentSource } from "#site-build/content/resolve.ts";
import { sameOriginOnly } from "#site-build/dev-guard.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { adminPolicy, buildAdmin } from "../admin/build-admin.ts";
import { configFor } from "../vite.config.ts";

// npm run edit: the site as it will be, and /admin that writes into this folder.

const source = contentSource();
const folder = join(projectRoot, ".cache/edit");
await buildAdmin(folder, inEdition(loadContentOrStop(source.read)));

const admin: Plugin = {
  name: "site:admin",
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [path = ""] = (request.url ?? "").split("?");
      if (!/^\/admin(\/assets\/[\w.-]+|\/)?$/.test(path)) return next();
      const file = path.startsWith("/admin/assets/") ? path : "/admin/index.html";
      response.setHeader("Content-Type", contentTypeOf(file));
      response.setHeader("Content-Security-Policy", adminPolicy(undefined));
      response.end(readFileSync(join(folder, file)));
    });
  },
};
const config = { configFile: false as const, server: { port: Number(process.env.EDIT_PORT ?? 4300) } };
const server = await createServer(
  mergeConfig(mergeConfig(configFor(source), { plugins: [sameOriginOnly()] }), {
    ...config,
    plugins: [{ ...admin, enforce: "pre" }],
  }),
);
await server.listen();
const [address = ""] = server.resolvedUrls?.local ?? [];
console.log(
  `Open ${address}admin in Chrome, Edge or Chromium, press "Work with Local Repository" and choose ${projectRoot}: what you save there stands at ${address} at once. Ctrl+C ends it.`,
);
open(`${address}admin`);

/** In the machine's browser, where there is one. */
function open(page: string) {
  const [command = "", ...words] = { darwin: ["open"], win32: ["cmd", "/c", "start", '""'] }[
    process.platform as string
  ] ?? ["xdg-open"];
  spawn(command, [...words, page], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
