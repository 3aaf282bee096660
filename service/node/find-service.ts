import { addressOf } from "./listen.ts";
import type { Config } from "./read-config.ts";
import { listReleases } from "./releases.ts";
import { readServiceNote } from "./store/data-lock.ts";

/** A running service that serves what is published in our site's folder. */
export interface RunningService {
  address: string;
  /** The ID of the release that it serves now; undefined when it does not answer. */
  askRelease: () => Promise<string | undefined>;
}

const answerWithinMs = 2000;

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
    const askRelease = () => readRelease(address ?? "");
    const release = await askRelease();
    if (address && release && releases.includes(release)) return { address, askRelease };
  }
}

async function readRelease(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(answerWithinMs) });
    const { release } = (await answer.json()) as { release?: string };
    return release;
  } catch {
    return undefined;
  }
}
