import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, readManifest } from "#release/releases.ts";
import type { SiteManifest } from "#release/site-manifest.ts";
import { isImmutable } from "#service/site/site-headers.ts";
import { edgeHeaders } from "./edge-headers.ts";

/**
 * Writes the release into the folder `target` as static assets with `_headers`; of earlier releases what open pages still
 * load.
 */
export function writeEdgeSite(
  release: string,
  target: string,
  earlier: readonly string[] = [],
): SiteManifest {
  const manifest = readManifest(release);
  rmSync(target, { recursive: true, force: true });
  for (const folder of [...earlier, release])
    for (const path of listFiles(folder)) {
      // Cloudflare compresses by itself.
      const isWanted = !/\.(br|gz)$/.test(path) && (folder === release || isImmutable(path));
      if (isWanted) cpSync(join(folder, path), join(target, path.replace(/^client/, "")));
    }
  writeFileSync(join(target, "_headers"), edgeHeaders(manifest));
  return manifest;
}
