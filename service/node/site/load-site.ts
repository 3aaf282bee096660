import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "#release/releases.ts";
import { checkSiteManifest, type SiteManifest } from "#release/site-manifest.ts";
import { createAddressBook } from "#service/site/page-address.ts";
import {
  askAgain,
  contentTypeOf,
  describePages,
  immutableForAYear,
  isImmutable,
  svgPolicy,
} from "#service/site/site-headers.ts";

export interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** A file that is served, in the encodings that the build wrote, with the headers that all of them have. */
export interface SiteFile {
  headers: Record<string, string>;
  identity: Body;
  br: Body | undefined;
  gzip: Body | undefined;
}

/** One built site in memory (16 MB), so that no answer depends on what happens on the disk. */
export interface Site extends SiteManifest {
  /** Pages and files by address. Nothing else is served, so a client's path never reaches the disk. */
  files: Map<string, SiteFile>;
  findSpelling: (path: string) => string | undefined;
}

/** Reads a whole site. Rejects, naming the file, if one of `sizes` (by path below `folder`) is not there like that. */
export async function loadSite(folder: string, sizes: Record<string, number> = {}): Promise<Site> {
  const manifestFile = join(folder, "site.json");
  if (!existsSync(manifestFile))
    throw new Error(`There is no built site in ${folder}. "npm start" builds it and starts the service.`);
  const manifest = checkSiteManifest(JSON.parse(await readFile(manifestFile, "utf8")));
  const bodies = await readBodies(folder, listFiles(folder));
  for (const [path, size] of Object.entries(sizes))
    if (bodies.get(path)?.bytes.length !== size)
      throw new Error(`${path} is ${bodies.has(path) ? "not as it was built" : "missing"}`);
  const files = describeFiles(bodies);
  for (const { address, file, headers } of describePages(manifest))
    files.set(address, describeFile(`client/${file}`, bodies, headers));
  return { ...manifest, files, findSpelling: createAddressBook(Object.keys(manifest.pages)) };
}

/** The scripts and pictures of another release, which the pages that are open in browsers still ask for. */
export async function loadImmutable(folder: string): Promise<Map<string, SiteFile>> {
  return describeFiles(await readBodies(folder, listFiles(folder).filter(isImmutable)));
}

async function readBodies(folder: string, paths: string[]): Promise<Map<string, Body>> {
  const bodies = new Map<string, Body>();
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    bodies.set(path, { bytes, etag: `"${hash("sha256", bytes, "base64url").slice(0, 11)}"` });
  }
  return bodies;
}

/** Everything but the pages, which have addresses of their own. */
function describeFiles(bodies: Map<string, Body>): Map<string, SiteFile> {
  const paths = [...bodies.keys()].filter((path) => !/\.(br|gz|html)$/.test(path));
  return new Map(paths.map((path) => [path.replace(/^client/, ""), describeFile(path, bodies)]));
}

function describeFile(path: string, bodies: Map<string, Body>, headers: Record<string, string> = {}) {
  const identity = bodies.get(path);
  if (!identity) throw new Error(`site.json names the page ${path}, which the build did not write.`);
  const [br, gzip] = [bodies.get(`${path}.br`), bodies.get(`${path}.gz`)];
  return {
    identity,
    br,
    gzip,
    headers: {
      "Content-Type": contentTypeOf(path),
      "Cache-Control": isImmutable(path) ? immutableForAYear : askAgain,
      // Not for a page: nobody resumes one, and each byte of its headers counts in the first flight.
      ...(!path.endsWith(".html") && { "Accept-Ranges": "bytes" }),
      ...((br || gzip) && { Vary: "Accept-Encoding" }),
      ...(path.endsWith(".svg") && { "Content-Security-Policy": svgPolicy }),
      ...headers,
    },
  };
}
