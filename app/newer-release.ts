import { localePath } from "#content/site.yaml";
import { releasePath } from "#shared/pages.ts";

// A tab can stay open for days. Its scripts contain the prices of their release, whose files are deleted after some time.

const checkEveryMs = 60_000;
let checkedAt = 0;
let isOutdated = false;
let isLoadBlocked = () => false;

/** Prevents loads while the condition is true, for example while one would lose unsaved text. */
export function blockLoadsWhile(condition: () => boolean): void {
  isLoadBlocked = condition;
}

/** Whether the next page must be loaded instead of rendered. */
export const needsPageLoad = () => isOutdated && !isLoadBlocked();

/** Asks the server whether there is a newer release, at most once a minute. */
export async function checkForNewRelease(): Promise<void> {
  // The absolute value, so that checks go on after the clock was set back.
  if (!isOutdated && Math.abs(Date.now() - checkedAt) >= checkEveryMs) await fetchRelease();
}

/**
 * Imports a module on demand. Resolves to undefined if that fails. If the reason is an outdated release, the page is reloaded,
 * but only after the guest has interacted with it, to avoid an endless loop.
 */
export async function loadOnDemand<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
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
    const response = await fetch(releasePath(localePath), { cache: "no-store" });
    const newest = response.ok ? await response.text() : "";
    // A captive portal answers every request with its sign-in page.
    if (/^[\w-]{10}$/.test(newest)) isOutdated = newest !== pageRelease();
  } catch {
    // Offline. The next page change asks again.
  }
}

const pageRelease = () => document.querySelector<HTMLElement>("script[data-release]")?.dataset.release;
