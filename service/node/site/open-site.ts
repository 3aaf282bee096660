import { folderOf, listReleases, readCurrent, recordedSizes } from "#release/releases.ts";
import { codeOf, type Log } from "#service/domain/log.ts";
import { loadImmutable, loadSite, type Site } from "./load-site.ts";

export interface OpenSite {
  /** The site that is served now. A request reads it once, so that its response comes from one release. */
  current: () => Site;
  /** The ID of its release; undefined where there are no releases. */
  release: () => string | undefined;
  close: () => void;
}

/** Notices that a release was published, on every file system; watching does not work on all of them. */
const checkEveryMs = 500;
/** A refused release may still be being copied from another machine. */
const retryAfterChecks = 10;

/**
 * Serves the current release of `siteDir` and goes over to the next one as soon as it is published and whole; or
 * the one site in `siteDir`, where there are no releases. Rejects if nothing there can be served.
 */
export async function openSite(siteDir: string, log: Log, everyMs = checkEveryMs): Promise<OpenSite> {
  let site: Site | undefined;
  let release = readCurrent(siteDir);
  let refused: string | undefined;
  let checksUntilRetry = 0;

  /** Serves the release `id`, if it is whole; else says once in the log what is wrong with it. */
  async function takeOver(id: string) {
    try {
      site = await loadRelease(siteDir, id);
      release = id;
      log("release taken over", { release: id });
    } catch (error) {
      if (id !== refused) log("release refused", { release: id, reason: (error as Error).message });
      refused = id;
      checksUntilRetry = retryAfterChecks;
    }
  }

  async function check() {
    const id = readCurrent(siteDir);
    if (id === undefined || id === release) return;
    if (id !== refused || checksUntilRetry-- <= 0) await takeOver(id);
  }

  if (release === undefined) site = await loadSite(siteDir);
  else await takeOver(release);
  // If the current release cannot be served, an older one is.
  for (const { id, isCurrent } of listReleases(siteDir)) if (!site && !isCurrent) await takeOver(id);
  if (!site) throw new Error(`No release in ${siteDir} can be served. The lines above say why.`);
  const current = () => site as Site;

  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(check).catch((error) => log("releases unreadable", { code: codeOf(error) }));
  }, everyMs);
  // It must not keep a process alive whose start failed.
  timer.unref();
  return { current, release: () => release, close: () => clearInterval(timer) };
}

async function loadRelease(siteDir: string, id: string): Promise<Site> {
  const site = await loadSite(folderOf(siteDir, id), recordedSizes(folderOf(siteDir, id)));
  for (const { folder } of listReleases(siteDir)) {
    const former = await loadImmutable(folder).catch(() => new Map<string, never>());
    for (const [address, file] of former) if (!site.files.has(address)) site.files.set(address, file);
  }
  return site;
}
