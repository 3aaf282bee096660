import { codeOf, type Log } from "#service/domain/log.ts";
import { folderOf, listReleases, readCurrent, recordedSizes } from "#service/node/releases.ts";
import { loadImmutable, loadSite, type Site } from "./load-site.ts";

export interface OpenSite {
  /** The site that is served now. A request reads it once, so that its response comes from one release. */
  now: () => Site;
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
  let refusedId: string | undefined;
  let checksUntilRetry = 0;
  let served = await loadAtStart(siteDir, refuse);

  function refuse(id: string, error: Error) {
    if (id !== refusedId) log("release refused", { release: id, reason: error.message });
    refusedId = id;
    checksUntilRetry = retryAfterChecks;
  }

  async function check() {
    const id = readCurrent(siteDir);
    if (id === undefined || id === served.id) return;
    if (id === refusedId && checksUntilRetry-- > 0) return;
    try {
      served = { id, site: await loadRelease(siteDir, id) };
      refusedId = undefined;
      log("release taken over", { release: id });
    } catch (error) {
      refuse(id, error as Error);
    }
  }

  let isChecking = false;
  const timer = setInterval(async () => {
    if (isChecking) return;
    isChecking = true;
    await check().catch((error) => log("releases unreadable", { code: codeOf(error) }));
    isChecking = false;
  }, everyMs);
  // It must not keep a process alive whose start failed.
  timer.unref();
  return { now: () => served.site, release: () => served.id, close: () => clearInterval(timer) };
}

interface Served {
  id: string | undefined;
  site: Site;
}

/** If the current release cannot be served, an older one is. */
async function loadAtStart(siteDir: string, refuse: (id: string, error: Error) => void): Promise<Served> {
  const current = readCurrent(siteDir);
  if (current === undefined) return { id: undefined, site: await loadSite(siteDir) };
  try {
    return { id: current, site: await loadRelease(siteDir, current) };
  } catch (error) {
    refuse(current, error as Error);
    for (const { id } of listReleases(siteDir)) {
      const site = await loadRelease(siteDir, id).catch(() => undefined);
      if (site) return { id, site };
    }
    throw new Error(`No release in ${siteDir} can be served: ${(error as Error).message}.`);
  }
}

async function loadRelease(siteDir: string, id: string): Promise<Site> {
  const site = await loadSite(folderOf(siteDir, id), recordedSizes(folderOf(siteDir, id)));
  for (const { folder } of listReleases(siteDir)) {
    const former = await loadImmutable(folder).catch(() => new Map<string, never>());
    for (const [address, file] of former) if (!site.files.has(address)) site.files.set(address, file);
  }
  return site;
}
