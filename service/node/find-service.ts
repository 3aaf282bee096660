import { setTimeout } from "node:timers/promises";
import { addressOf } from "./listen.ts";
import type { Config } from "./read-config.ts";
import { listReleases } from "./releases.ts";
import { readServiceNote } from "./store/data-lock.ts";

/** A running service that serves what is published in our site's folder. */
export interface RunningService {
  address: string;
  /** Sentences for the owner about its mail and its storage. */
  problems: string[];
  /** Resolves to whether it serves the release `id` within ten seconds. */
  waitFor: (id: string) => Promise<boolean>;
}

const answerWithinMs = 10_000;
const takeoverWithinMs = 10_000;

/**
 * The service that serves `siteDir` already: the one that our data directory names, or, as a unit of the machine may
 * have a data directory of its own, the one that answers on our port. Either must know one of our releases, because
 * the note may be older than a crash, and the port another program's.
 */
export async function findService(
  config: Pick<Config, "dataDir" | "siteDir" | "host" | "port">,
): Promise<RunningService | undefined> {
  const releases = listReleases(config.siteDir).map(({ id }) => id);
  const { address: noted } = readServiceNote(config.dataDir);
  for (const address of [noted, addressOf(config.host, config.port)]) {
    if (!address) continue;
    const { release = "", problems = [] } = await askReady(address);
    if (!releases.includes(release)) continue;
    const waitFor = async (id: string) => {
      for (const deadline = Date.now() + takeoverWithinMs; Date.now() < deadline; await setTimeout(100))
        if ((await askReady(address)).release === id) return true;
      return false;
    };
    return { address, problems, waitFor };
  }
}

/** Empty if nothing answers there, or another program. */
async function askReady(address: string): Promise<{ release?: string; problems?: string[] }> {
  try {
    const answer = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(answerWithinMs) });
    return Object(await answer.json());
  } catch {
    return {};
  }
}
