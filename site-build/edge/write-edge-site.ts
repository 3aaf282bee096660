import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { immutableFolders } from "#service/site/site-headers.ts";
import { checkSiteManifest, type SiteManifest } from "#shared/site-manifest.ts";
import { edgeHeaders } from "./edge-headers.ts";

interface EdgeSite {
  /** The folder of a release: client/ and site.json. */
  release: string;
  /** Earlier releases: open pages still load their scripts and pictures. */
  earlier?: readonly string[];
  /** Emptied first. */
  target: string;
  /** Adds Strict-Transport-Security. */
  isSecure: boolean;
}

/** Writes one release as static assets with `_headers`. */
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

/** Cloudflare compresses by itself. Hidden files are not served, nor what a symbolic link leads to. */
function isServed(file: string): boolean {
  return !/\.(br|gz)$|[\\/]\.[^\\/]*$/.test(file) && !lstatSync(file).isSymbolicLink();
}
