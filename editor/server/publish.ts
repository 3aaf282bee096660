import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Environment } from "#service/config/read-settings.ts";
import { findService } from "#service/node/find-service.ts";
import { readConfig } from "#service/node/read-config.ts";
import { goBack, listReleases, readCurrent, serveRelease } from "#service/node/releases.ts";
import { projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { sayFiles } from "../labels.ts";

/** Sent to the page while the site is built, and at the end. */
export type PublishNews = { kind: "line"; text: string } | { kind: "end"; isGood: boolean; text: string };

let isPublishing = false;

/** Builds the site as `npm run build` does, in a process of its own. A build that fails leaves the site as it was. */
export async function* publish(settings: Environment): AsyncGenerator<PublishNews> {
  if (isPublishing) {
    yield { kind: "end", isGood: false, text: "It is being published already. Wait until that is done." };
    return;
  }
  isPublishing = true;
  try {
    const build = spawn(process.execPath, [join(projectRoot, "scripts/build.ts")], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
    });
    const ended = new Promise((resolve) => build.once("error", resolve).once("close", resolve));
    const errors: string[] = [];
    createInterface({ input: build.stderr }).on("line", (line) => errors.push(line));
    for await (const text of createInterface({ input: build.stdout })) yield { kind: "line", text };
    const isGood = (await ended) === 0;
    if (isGood) yield { kind: "line", text: "Built. Waiting for the running site to take it over …" };
    const reasons = errors.filter((line) => !/^\s+at /.test(line)).join("\n");
    const text = isGood
      ? [await sayWhereShown("Published.", settings), ...warningsIn(errors)].join("\n")
      : `Not published; the site is as it was. ${reasons}`;
    yield { kind: "end", isGood, text };
  } finally {
    isPublishing = false;
  }
}

/** What a good build warned of, in the editor's words: 'Pictures, river: the photograph is a little soft.' */
export function warningsIn(errors: readonly string[]): string[] {
  return errors.flatMap((line) => {
    const [, warning] = /^Warning: (.+)/.exec(line) ?? [];
    // An owner who reads this in the editor looks for a form, not for a line of a file.
    return warning ? sayFiles(warning.replace(/^(\S+\.yaml), line \d+/, "$1")) : [];
  });
}

/** The newest first. */
export function releases() {
  return listReleases(siteFolder).map(({ id, publishedAt, isCurrent }) => ({ id, publishedAt, isCurrent }));
}

/** Makes a release the current one, by default the one before. Throws a sentence for the owner if there is none. */
export async function goToRelease(
  settings: Environment,
  id?: string,
): Promise<{ publishedAt: number; text: string }> {
  const { publishedAt } = id ? serveRelease(siteFolder, id) : goBack(siteFolder);
  return { publishedAt, text: await sayWhereShown(id ? "Forward." : "Back.", settings) };
}

/** Asks the running service which release it shows. The release is published whatever it answers. */
export async function sayWhereShown(done: string, settings: Environment): Promise<string> {
  try {
    const running = await findService(readConfig(settings));
    if (!running) return `${done} No site is running on this machine; npm start shows it.`;
    return (await running.waitFor(readCurrent(siteFolder) ?? ""))
      ? `${done} Guests see it now, on ${running.address}.`
      : `${done} But the site on ${running.address} still shows the release before. Its log says why, at "release refused".`;
  } catch (error) {
    return `${done} Whether the site shows it is not known: ${(error as Error).message}`;
  }
}
