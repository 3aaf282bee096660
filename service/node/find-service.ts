import { setTimeout } from "node:timers/promises";
import { addressOf } from "./listen.ts";
import type { Config } from "./read-config.ts";
import { listReleases } from "./releases.ts";

/** A running service that serves what is published in our site's folder. */
export interface RunningService {
  address: string;
  /** Resolves to whether it serves the release `id` within ten seconds. */
  waitFor: (id: string) => Promise<boolean>;
}

const answerWithinMs = 10_000;
const takeoverWithinMs = 10_000;

/** The service that answers on our port, if it knows one of our releases: the port may be another program's. */
export async function findService(
  config: Pick<Config, "siteDir" | "host" | "port">,
): Promise<RunningService | undefined> {
  const address = addressOf(config.host, config.port);
  const { release = "" } = await askReady(address);
  if (!listReleases(config.siteDir).some(({ id }) => id === release)) return undefined;
  const waitFor = async (id: string) => {
    for (const deadline = Date.now() + takeoverWithinMs; Date.now() < deadline; await setTimeout(100))
      if ((await askReady(address)).release === id) return true;
    return false;
  };
  return { address, waitFor };
}

/** Empty if nothing answers there, or another program. */
async function askReady(address: string): Promise<{ release?: string }> {
  try {
    const answer = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(answerWithinMs) });
    return Object(await answer.json());
  } catch {
    return {};
  }
}
