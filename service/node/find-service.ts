import { setTimeout } from "node:timers/promises";
import { listReleases } from "#release/releases.ts";
import { addressOf } from "./listen.ts";
import type { Config } from "./read-config.ts";

const withinMs = 10_000;

/** The address of the service on our port, if it serves one of our releases: the port may be another program's. */
export async function findService({ siteDir, host, port }: Config): Promise<string | undefined> {
  const address = addressOf(host, port);
  const release = await releaseAt(address);
  return listReleases(siteDir).some(({ id }) => id === release) ? address : undefined;
}

/** Resolves to whether the service at `address` serves the release `id` within ten seconds. */
export async function takesOver(address: string, id: string): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await setTimeout(100))
    if ((await releaseAt(address)) === id) return true;
  return false;
}

/** Undefined if nothing answers there, or another program. */
async function releaseAt(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(withinMs) });
    return Object(await answer.json()).release;
  } catch {
    return undefined;
  }
}
