import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#release/releases.ts";
import { checkSiteManifest, type SiteManifest } from "#release/site-manifest.ts";
import { isImmutable } from "#service/site/site-headers.ts";
import { edgeHeaders } from "./edge-headers.ts";

interface EdgeSite {
  /** The folder of a release: client/ and site.json. */
  release: string;
  /** Earlier releases: open pages still load their scripts and pictures. */
  earlier?: readonly string[];
  /** Emptied first. */
  target: string;
}

/** Writes one release as static assets with `_headers`. */
export function writeEdgeSite({ release, earlier = [], target }: EdgeSite): SiteManifest {
  const manifest = checkSiteManifest(JSON.parse(readFileSync(join(release, "site.json"), "utf8")));
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
