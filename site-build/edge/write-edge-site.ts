import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { immutableFolders } from "#service/site/site-headers.ts";
import { checkSiteManifest, type SiteManifest } from "#shared/site-manifest.ts";
import { edgeHeaders } from "./edge-headers.ts";

export interface EdgeSite {
  /** The folder of a release: client/ and site.json. */
  release: string;
  /** Earlier releases, whose scripts and pictures open pages still ask for. */
  earlier?: readonly string[];
  /** Made anew: what the platform serves. */
  target: string;
  /** Whether guests reach it by HTTPS only; then browsers are told so. */
  isSecure: boolean;
}

/** Writes one release as static assets with `_headers`; the platform compresses by itself. */
export function writeEdgeSite({ release, earlier = [], target, isSecure }: EdgeSite): SiteManifest {
  const manifest = checkSiteManifest(JSON.parse(readFileSync(join(release, "site.json"), "utf8")));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const former of earlier)
    for (const folder of immutableFolders.filter((name) => existsSync(join(former, "client", name))))
      cpSync(join(former, "client", folder), join(target, folder), { recursive: true, filter: isServed });
  cpSync(join(release, "client"), target, { recursive: true, filter: isServed });
  writeFileSync(join(target, "_headers"), edgeHeaders(manifest, isSecure));
  return manifest;
}

/** Compressed forms would be files of their own, and hidden ones stay hidden. */
function isServed(file: string): boolean {
  return !/\.(br|gz)$|[\\/]\.[^\\/]*$/.test(file);
}
