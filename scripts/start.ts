import "./load-env.ts";
import { setTimeout } from "node:timers/promises";
import { listReleases, readCurrent } from "#release/releases.ts";
import { localUrl } from "#service/node/listen.ts";
import { readConfig } from "#service/node/read-config.ts";
import { buildIfChanged } from "./build-stamp.ts";

// npm start: builds the site if its sources have changed, then serves it. A service that is already running switches to the new
// release.

const withinMs = 10_000;

const { host, port, siteDir } = readConfig(process.env);
const url = localUrl(host, port);
const served = await servedRelease(url);
// Another program may be listening on the port.
const isRunning = listReleases(siteDir).some(({ id }) => id === served);
if (!(await buildIfChanged())) process.exitCode = 1;
else if (!isRunning) await import("#service/main.ts");
else await waitForRelease(url, readCurrent(siteDir) ?? "");

async function waitForRelease(url: string, id: string): Promise<void> {
  const deadline = Date.now() + withinMs;
  while ((await servedRelease(url)) !== id) {
    if (Date.now() > deadline)
      throw new Error(
        `The service on ${url} has not switched to release ${id}. Its log says why: look for "release refused".`,
      );
    await setTimeout(100);
  }
  console.log(`The running service shows release ${id} on ${url}.`);
}

/** The id of the release served at `url`; undefined if the service does not run there. */
async function servedRelease(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(withinMs) });
    return Object(await answer.json()).release;
  } catch {
    return undefined;
  }
}
