import { codeOf, type Log } from "#service/domain/log.ts";
import { checkRelease, folderOf, listReleases, readCurrent } from "#service/node/releases.ts";
import { loadSite, type Site } from "./load-site.ts";

export interface OpenSite {
  /** The release that is served now. A request reads it once, so that its response comes from one release. */
  now: () => Site;
  /** The ID of that release; undefined where there are no releases. */
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
  const loaded = new Map<string, Site>();
  let refusedId: string | undefined;
  let checksUntilRetry = 0;
  let servedId = readCurrent(siteDir);
  let served = servedId === undefined ? await loadSite(siteDir) : await loadAtStart(servedId);

  async function load(id: string): Promise<Site> {
    const folder = folderOf(siteDir, id);
    await checkRelease(folder);
    const site = await loadSite(folder);
    loaded.set(id, site);
    return site;
  }

  /** If the current release cannot be served, an older one is. */
  async function loadAtStart(current: string): Promise<Site> {
    const others = listReleases(siteDir).filter(({ id }) => id !== current);
    let reason: unknown;
    for (const id of [current, ...others.map((other) => other.id)])
      try {
        const site = await load(id);
        servedId = id;
        return await withFormerFiles(site);
      } catch (error) {
        logRefusal(id, error);
        refusedId ??= id;
        reason ??= error;
      }
    throw new Error(`No release in ${siteDir} can be served: ${(reason as Error).message}.`);
  }

  /** Pages that are open in browsers still ask for the scripts and pictures of their own release. */
  async function withFormerFiles(site: Site): Promise<Site> {
    const kept = listReleases(siteDir).map(({ id }) => id);
    for (const id of loaded.keys()) if (!kept.includes(id)) loaded.delete(id);
    const files = new Map(site.files);
    for (const id of kept) {
      const former = loaded.get(id) ?? (await load(id).catch(() => undefined));
      for (const [address, file] of former?.files ?? [])
        if (file.immutable && !files.has(address)) files.set(address, file);
    }
    return { ...site, files };
  }

  async function check() {
    const id = readCurrent(siteDir);
    if (id === undefined || id === servedId) return;
    if (id === refusedId && checksUntilRetry-- > 0) return;
    try {
      served = await withFormerFiles(await load(id));
      servedId = id;
      refusedId = undefined;
      log("release taken over", { release: id });
    } catch (error) {
      if (id !== refusedId) logRefusal(id, error);
      refusedId = id;
      checksUntilRetry = retryAfterChecks;
    }
  }

  function logRefusal(id: string, error: unknown) {
    log("release refused", { release: id, reason: (error as Error).message });
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
  return { now: () => served, release: () => servedId, close: () => clearInterval(timer) };
}
