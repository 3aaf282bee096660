import "./own-env.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, mergeConfig, type Plugin } from "vite";
import { contentTypeOf } from "#service/site/site-headers.ts";
import { contentSource } from "#site-build/content/resolve.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { adminPolicy, buildAdmin } from "../admin/build-admin.ts";
import { configFor } from "../vite.config.ts";

// npm run edit: the site as it will be, and /admin that writes into this folder.

const source = contentSource();
const folder = join(projectRoot, ".cache/edit");
await buildAdmin(folder, source.read());

const admin: Plugin = {
  name: "site:admin",
  enforce: "pre",
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [path = ""] = (request.url ?? "").split("?");
      if (!/^\/admin(\/assets\/[\w.-]+|\/)?$/.test(path)) return next();
      const file = path.startsWith("/admin/assets/") ? path : "/admin/index.html";
      response.setHeader("Content-Type", contentTypeOf(file));
      response.setHeader("Content-Security-Policy", adminPolicy());
      response.end(readFileSync(join(folder, file)));
    });
  },
};
const server = await createServer(
  mergeConfig(configFor(source), {
    configFile: false,
    plugins: [admin],
    server: { port: Number(process.env.PORT ?? 4300), open: "/admin" },
  }),
);
await server.listen();
const [address = ""] = server.resolvedUrls?.local ?? [];
console.log(
  `Open ${address}admin in Chrome, Edge or Chromium, press "Work with Local Repository" and choose ${projectRoot}: what you save there stands at ${address} at once. Ctrl+C ends it.`,
);
