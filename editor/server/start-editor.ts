import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createServer as createPreview, type InlineConfig, mergeConfig } from "vite";
import { type ContentSource, contentSource } from "#site-build/content/resolve.ts";
import { contentFolder } from "#site-build/content/site-content.ts";
import { sameOriginOnly } from "#site-build/dev-guard.ts";
import { mediaFolder, projectRoot } from "#site-build/site-folder.ts";
import { configFor } from "../../vite.config.ts";
import { editorRoutes } from "./editor-routes.ts";
import type { EnvFile } from "./env-file.ts";
import { cookieOf, forEditorOnly, guard, headers } from "./guard.ts";
import { previewEditions } from "./preview-editions.ts";
import { writeWhole } from "./write-whole.ts";

/** Only this machine's own programs reach it. */
const host = "127.0.0.1";

export interface Editor {
  /** With the token. */
  address: string;
  /**
   * A file that only this user can read, and that leads to that address. The address itself must not be on a command
   * line: all users of a machine can read those.
   */
  entrance: string;
  close: () => Promise<void>;
}

/** Starts the editor on `port` and the preview on the next one; 0 chooses any free ports. */
export async function startEditor(port: number, settings: EnvFile): Promise<Editor> {
  const pageFolder = join(projectRoot, ".cache/editor/page");
  // In a process of its own, because a build keeps 200 MB of memory.
  const vite = join(projectRoot, "node_modules/vite/bin/vite.js");
  const command = ["build", join(projectRoot, "editor/app"), "--outDir", pageFolder];
  await promisify(execFile)(process.execPath, [vite, ...command]);
  // In production mode the preview would register the site's service worker.
  process.env.NODE_ENV = "development";
  const previewKey = randomBytes(18).toString("base64url");
  const first = contentSource();
  const preview = await createPreview(
    mergeConfig<InlineConfig, InlineConfig>(previewOf(first), {
      plugins: [
        forEditorOnly(previewKey),
        sameOriginOnly(),
        previewEditions(first, (path) =>
          previewOf(contentSource(undefined, undefined, { path, first }), path),
        ),
      ],
      server: { host, port: port && port + 1, strictPort: false, open: false },
    }),
  );
  await preview.listen();
  const listening = preview.httpServer?.address() as AddressInfo;
  const previewAddress = addressOf(listening);
  const cookie = cookieOf(previewKey, listening.port);

  // Without readConfig: a wrong setting of the service must not stop the editor.
  const state = join(resolve(process.env.DATA_DIR || "data"), "editor");
  const token = keptToken(join(state, "token"));
  const app = new Hono({ strict: false });
  let address = "";
  app.use(headers(previewAddress));
  app.use(guard(token, () => address, cookie));
  app.route(
    `/${token}`,
    editorRoutes(
      {
        content: contentFolder,
        media: mediaFolder,
        cache: join(projectRoot, ".cache"),
        state,
        page: pageFolder,
      },
      previewAddress,
      settings,
    ),
  );
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  address = addressOf(server.address() as AddressInfo);
  const whole = `${address}/${token}/`;
  const entrance = join(state, "open.html");
  writeWhole(entrance, `<!doctype html><meta http-equiv="refresh" content="0;url=${whole}">\n`, true);
  return {
    address: whole,
    entrance,
    async close() {
      server.closeAllConnections();
      await Promise.all([preview.close(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}

/** The site in development. Its pages also load show-edited.ts. */
function previewOf(content: ContentSource, edition = ""): InlineConfig {
  const showEdited = {
    name: "editor:show-edited",
    api: { pageModules: ["/editor/preview/show-edited.ts"] },
  };
  return mergeConfig<InlineConfig, InlineConfig>(configFor(content, edition), {
    configFile: false,
    root: projectRoot,
    // Not that of `npm run dev`: two servers would write over each other's packages, and pages would stay without script.
    cacheDir: join(projectRoot, ".cache/editor/packages"),
    logLevel: "error",
    clearScreen: false,
    plugins: [showEdited],
  });
}

/** The same token at each start, so that open tabs and bookmarks stay valid. Only the machine's user can read it. */
function keptToken(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, "utf8") : "";
  // Not an empty token: it would let everybody in.
  if (/^[\w-]{24}$/.test(kept)) return kept;
  const token = randomBytes(18).toString("base64url");
  writeWhole(file, token, true);
  return token;
}

function addressOf({ port }: AddressInfo): string {
  return `http://${host}:${port}`;
}
