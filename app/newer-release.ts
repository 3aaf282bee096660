import { localePath } from "#content/site.yaml";
import { releasePath } from "#shared/pages.ts";

// A tab may be open for days. Its scripts have the prices of their release, and files of an old release are gone some day.

const checkEveryMs = 60_000;
let checkedAt = 0;
let isOutdated = false;
let isLoadBlocked = () => false;

/** `condition`: what a load would lose. */
export function blockLoadsWhile(condition: () => boolean): void {
  isLoadBlocked = condition;
}

/** Whether the next page must be loaded instead of rendered. */
export const needsPageLoad = () => isOutdated && !isLoadBlocked();

/** Asks the server whether there is a newer release, at most once a minute. */
export async function checkForNewRelease(): Promise<void> {
  // Absolute: a clock that was set back must not stop it.
  if (!isOutdated && Math.abs(Date.now() - checkedAt) >= checkEveryMs) await fetchRelease();
}

/**
 * Loads a part of a page that comes later. If it does not come because its release is gone, the page is loaded instead:
 * only if the guest has acted on it, otherwise it might be loaded again and again.
 */
export async function loadOnDemand<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    await fetchRelease();
    if (needsPageLoad() && navigator.userActivation?.hasBeenActive) location.reload();
    return undefined;
  }
}

async function fetchRelease() {
  checkedAt = Date.now();
  try {
    const answer = await fetch(releasePath(localePath), { cache: "no-store" });
    const newest = answer.ok ? await answer.text() : "";
    // A hotel's or airport's network answers everything with its sign-in page.
    if (/^[\w-]{10}$/.test(newest)) isOutdated = newest !== ownRelease();
  } catch {
    // No network. The next page change asks again.
  }
}

const ownRelease = () => document.querySelector<HTMLElement>("script[data-release]")?.dataset.release;
