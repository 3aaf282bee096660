import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import {
  folderOf,
  listFiles,
  listReleases,
  readCurrent,
  readManifest,
  recordedSizes,
} from "#release/releases.ts";
import type { SiteManifest, SitePage } from "#release/site-manifest.ts";
import { codeOf, type Log } from "#service/domain/log.ts";
import { errorHeaders, errorPageFor, errorTexts } from "#service/site/error-pages.ts";
import { findTarget } from "#service/site/page-path.ts";
import { type Body, type SiteFile, sendFile } from "#service/site/send-file.ts";
import { fileHeaders, isImmutable, pageHeaders } from "#service/site/site-headers.ts";

/** One release in memory (16 MB), so that no response depends on what happens on the disk. */
interface Site extends SiteManifest {
  /** By URL path. Nothing else is served, so a client's path never reaches the disk. */
  files: Map<string, SiteFile>;
  errorPages: Map<string, SiteFile>;
}

/**
 * Serves the current release of `siteDir`, and the next one as soon as it is published and complete. Rejects if no release
 * can be served.
 */
export async function serveReleases(siteDir: string, log: Log, everyMs = 500) {
  let site: Site | undefined;
  let servedId = "";
  let refusedId = "";

  async function takeOver(id: string) {
    try {
      site = await loadRelease(siteDir, id);
      servedId = id;
      log("release taken over", { release: id });
    } catch (error) {
      // It may still be being copied from another machine, so it is tried again.
      if (id !== refusedId) log("release refused", { release: id, reason: (error as Error).message });
      refusedId = id;
    }
  }
  async function check() {
    const id = readCurrent(siteDir);
    if (id !== undefined && id !== servedId) await takeOver(id);
  }

  await check();
  // If the current release cannot be served, an older one is.
  for (const { id, isCurrent } of listReleases(siteDir)) {
    if (!site && !isCurrent) await takeOver(id);
  }
  if (!site)
    throw new Error(
      refusedId
        ? `No release in ${siteDir} can be served. The lines above say why.`
        : `There is no built site in ${siteDir}. "npm start" builds it and starts the service.`,
    );
  let checking = Promise.resolve();
  // Polled, because watching does not work on every file system.
  const timer = setInterval(() => {
    checking = checking.then(check).catch((error) => log("releases unreadable", { code: codeOf(error) }));
  }, everyMs);
  // The timer must not keep a process alive whose start failed.
  timer.unref();
  return {
    /** Read once per request, so that a response comes from one release. */
    current: () => site as Site,
    /** The id of the current release. */
    release: () => servedId,
    close: () => clearInterval(timer),
  };
}

async function loadRelease(siteDir: string, id: string): Promise<Site> {
  const folder = folderOf(siteDir, id);
  for (const [path, size] of Object.entries(recordedSizes(folder)))
    if (statSync(join(folder, path), { throwIfNoEntry: false })?.size !== size)
      throw new Error(`${path} is missing, or differs from what was built`);
  const manifest = readManifest(folder);
  const files = await readFiles(folder, listFiles(folder));
  const pagesAt = (pages: Record<string, SitePage>) =>
    Object.entries(pages).map(([urlPath, page]) => {
      const found = files.get(`/${page.file}`);
      if (!found) throw new Error(`site.json names the page ${page.file}, which the build did not write.`);
      return [urlPath, { ...found, headers: { ...found.headers, ...pageHeaders(urlPath, page) } }] as const;
    });
  // Pages are served at the paths in the manifest only.
  const assets = [...files].filter(([urlPath]) => !urlPath.endsWith(".html"));
  const served = new Map([...assets, ...pagesAt(manifest.pages)]);
  // Pages that are open in browsers still ask for the scripts and pictures of their own release.
  for (const { folder: earlierFolder } of listReleases(siteDir)) {
    const earlier = await readImmutable(earlierFolder).catch(() => new Map<string, never>());
    for (const [urlPath, file] of earlier) {
      if (!served.has(urlPath)) served.set(urlPath, file);
    }
  }
  return { ...manifest, files: served, errorPages: new Map(pagesAt(manifest.errors)) };
}

const readImmutable = async (folder: string) => readFiles(folder, listFiles(folder).filter(isImmutable));

const urlPathOf = (path: string) => path.replace(/^client/, "");

/** The files by URL path. A `.br` or `.gz` is an encoding of the file beside it. */
async function readFiles(folder: string, paths: string[]): Promise<Map<string, SiteFile>> {
  const bodies = new Map<string, Body>();
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    bodies.set(path, { bytes, etag: `"${hash("sha256", bytes, "base64url").slice(0, 11)}"` });
  }
  const files = new Map<string, SiteFile>();
  for (const [path, identity] of bodies) {
    if (/\.(br|gz)$/.test(path)) continue;
    const [br, gzip] = [bodies.get(`${path}.br`), bodies.get(`${path}.gz`)];
    const headers = { ...fileHeaders(path), ...((br || gzip) && { Vary: "Accept-Encoding" }) };
    files.set(urlPathOf(path), { headers, bodies: { identity, br, gzip } });
  }
  return files;
}

/** Pages and files: every route that is not the inquiry service's. */
export function createSiteRoutes(current: () => Site) {
  return new Hono().all("*", (c) => {
    const { files, pages } = current();
    const isFile = (urlPath: string) => files.has(urlPath);
    const { path = "", location, error } = findTarget(c.req.raw, Object.keys(pages), isFile);
    if (error) return c.text(errorTexts[error], error, errorHeaders(error));
    const file = files.get(path);
    return file ? sendFile(c.req.raw, file) : c.redirect(location ?? "/", 301);
  });
}

/** The release's error page, for a client that asks for HTML and would get a plain-text error. */
export function pageInstead(request: Request, answer: Response, { errorPages, inquiry }: Site) {
  const page = errorPages.get(errorPageFor(request, answer, Object.keys(inquiry.editions ?? {})) ?? "");
  return page && sendFile(request, page, answer.status);
}
