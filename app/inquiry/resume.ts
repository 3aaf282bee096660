/** One key for each inquiry, so that two tabs never overwrite each other's. */
export const savedKey = "inquiry:";

/**
 * Sends from any page what waits on this device. Without a saved inquiry it only looks into the storage. `loadDelivery`
 * imports deliver.ts, which imports this file.
 */
export function resumeSavedInquiry(
  loadDelivery: () => Promise<{ deliverWaiting: (isHurried: boolean) => void }>,
) {
  const resume = async (isHurried: boolean) => {
    try {
      if (!Object.keys(localStorage).some((key) => key.startsWith(savedKey))) return;
      const { deliverWaiting } = await loadDelivery();
      deliverWaiting(isHurried);
    } catch {
      // Storage is forbidden in this browser, or the network is away: the next chance looks again.
    }
  };
  const hurry = () => resume(true);
  hurry();
  onBetterChance(hurry);
  // Another tab has saved one, and may be closed before it is sent.
  addEventListener("storage", () => resume(false));
}

/** Calls back when a try is more likely to succeed than a moment ago: the network is back, or the guest is. */
export function onBetterChance(listener: () => void) {
  addEventListener("online", listener);
  // `persisted`: the browser had put the page aside and shows it again. Every page gets a first `pageshow`.
  addEventListener("pageshow", ({ persisted }) => persisted && listener());
  document.addEventListener("visibilitychange", () => document.hidden || listener());
}
