import { localePath } from "#content/site.yaml";
import { releasePath } from "#shared/pages.ts";

// A tab may be open for days. Its scripts have the prices of their release, and files of an old release are gone some day.

const checkEveryMs = 60_000;
let checkedAt = 0;
let isNewerKnown = false;
let mustStay = () => false;

/** `condition`: what a load would lose. */
export function neverLoadWhile(condition: () => boolean): void {
  mustStay = condition;
}

/** Whether the next page must be loaded instead of rendered. */
export const mustLoadPages = () => isNewerKnown && !mustStay();

/** Asks the server whether there is a newer release, at most once a minute. */
export async function checkRelease(): Promise<void> {
  // Absolute: a clock that was set back must not stop it.
  if (!isNewerKnown && Math.abs(Date.now() - checkedAt) >= checkEveryMs) await askForRelease();
}

/**
 * Loads a part of a page that comes later. If it does not come because its release is gone, the page is loaded instead:
 * only if the guest has acted on it, otherwise it might be loaded again and again.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    await askForRelease();
    if (mustLoadPages() && navigator.userActivation?.hasBeenActive) location.reload();
    return undefined;
  }
}

async function askForRelease() {
  checkedAt = Date.now();
  try {
    const answer = await fetch(releasePath(localePath), { cache: "no-store" });
    const newest = answer.ok ? await answer.text() : "";
    // A hotel's or airport's network answers everything with its sign-in page.
    if (/^[\w-]{10}$/.test(newest)) isNewerKnown = newest !== ownRelease();
  } catch {
    // No network. The next page change asks again.
  }
}

const ownRelease = () => document.querySelector<HTMLElement>("script[data-release]")?.dataset.release;
