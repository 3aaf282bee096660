import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { contentTypeOf } from "#service/site/site-headers.ts";
import type { SiteManifest } from "#shared/site-manifest.ts";
import { currentRelease } from "#site-build/site-folder.ts";

/**
 * A copy of the built site with its own server, which a test may change and stop. Chromium's offline switch does not
 * affect service workers; stopping the server does.
 */
export async function serveCopy() {
  const folder = mkdtempSync(join(tmpdir(), "kafal-site-"));
  cpSync(currentRelease(), folder, { recursive: true, filter: (file) => !/\.(br|gz|mp4|webm)$/.test(file) });
  const manifest: SiteManifest = JSON.parse(readFileSync(join(folder, "site.json"), "utf8"));
  const asked: string[] = [];
  /** Answers of a proxy, by path. */
  const instead = new Map<string, { status: number; type: string; body: string }>();
  let delayMs = 0;
  let server: Server | undefined;
  let port = 0;
  const start = async () => {
    const started = createServer((request, response) => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      asked.push(`${request.method} ${path}`);
      const page = manifest.pages[path];
      const file = page?.file ?? path.slice(1);
      const send = () => {
        const other = instead.get(path);
        if (other) return response.writeHead(other.status, { "Content-Type": other.type }).end(other.body);
        try {
          const body = readFileSync(join(folder, "client", file));
          if (page) response.setHeader("Content-Security-Policy", page.csp);
          response.setHeader("Content-Type", contentTypeOf(extname(file) ? file : "x.html"));
          response.setHeader(
            "Cache-Control",
            path.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache",
          );
          response.end(body);
        } catch {
          response.writeHead(404).end();
        }
      };
      setTimeout(send, page ? delayMs : 0);
    });
    await new Promise<void>((resolve) => started.listen(port, resolve));
    port = (started.address() as AddressInfo).port;
    server = started;
  };
  await start();
  return {
    folder,
    asked,
    instead,
    address: (path: string) => `http://localhost:${port}${path}`,
    start,
    slowDown: (ms: number) => {
      delayMs = ms;
    },
    async stop() {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
