import "./own-env.ts";
import { setTimeout } from "node:timers/promises";
import { listReleases, readCurrent } from "#release/releases.ts";
import { addressOf } from "#service/node/listen.ts";
import { readConfig } from "#service/node/read-config.ts";
import { buildIfChanged } from "./build-stamp.ts";

// npm start: builds the site if its sources have changed, then serves it. A service that already runs takes over the new
// release.

const withinMs = 10_000;

const { host, port, siteDir } = readConfig(process.env);
const address = addressOf(host, port);
const served = await releaseAt(address);
// The port may be another program's.
const isRunning = listReleases(siteDir).some(({ id }) => id === served);
if (!(await buildIfChanged())) process.exitCode = 1;
else if (!isRunning) await import("#service/main.ts");
else await waitForRelease(address, readCurrent(siteDir) ?? "");

async function waitForRelease(address: string, id: string): Promise<void> {
  for (const deadline = Date.now() + withinMs; (await releaseAt(address)) !== id; await setTimeout(100))
    if (Date.now() > deadline)
      throw new Error(
        `The service on ${address} has not taken over release ${id}. Its log says why, at "release refused".`,
      );
  console.log(`The running service shows release ${id} on ${address}.`);
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
