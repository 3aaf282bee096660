import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { contentTypeOf } from "#service/site/site-headers.ts";
import { contentModules } from "#site-build/content/plugin.ts";
import { contentSource } from "#site-build/content/resolve.ts";
import { contentSecurityPolicy, originsOf } from "#site-build/csp.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent } from "../other-content.ts";

/** Builds a page with only the map for the owner's tiles and place, and serves it with the policy of that setting. */
export async function serveMap({
  tiles,
  place,
}: {
  tiles?: string | undefined;
  place?: { latitude: number; longitude: number } | undefined;
}) {
  const folder = mkdtempSync(join(tmpdir(), "map-"));
  const edit = copyContent(folder);
  edit("site.yaml", (site) => {
    if (tiles) site.tiles = { address: tiles, credit: "© OpenStreetMap contributors" };
    Object.assign(site.place, place);
  });
  const result = await build({
    root: projectRoot,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [contentModules(contentSource(folder))],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(projectRoot, "tests/e2e/map-alone.tsx"),
        output: { entryFileNames: "assets/map-alone.js" },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The map was not built.");
  const files = new Map(
    output.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
  const styles = [...files.keys()].filter((name) => name.endsWith(".css"));
  const links = styles.map((name) => `<link rel="stylesheet" href="${name}">`).join("");
  const html = `<!doctype html><html lang="en"><head><title>Map</title>${links}</head><body><footer class="dark"><div id="root"></div></footer><script type="module" src="/assets/map-alone.js"></script></body></html>`;
  const policy = contentSecurityPolicy(html, { image: originsOf(tiles) });
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const body = path === "/" ? html : files.get(path);
    // Browsers ask for it once.
    if (path === "/favicon.ico") return response.writeHead(204).end();
    if (body === undefined) return response.writeHead(404).end();
    response.setHeader("Content-Type", contentTypeOf(path === "/" ? "page.html" : path));
    if (path === "/") response.setHeader("Content-Security-Policy", policy);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    policy,
    stop: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
