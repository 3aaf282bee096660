/** The key in the browser's storage. */
export const savedKey = "inquiry";

/**
 * Sends, from any page, the inquiry that waits on this device. Without one it only reads the storage. `loadDelivery`
 * imports deliver.ts, which imports this file: a direct import would be a circle.
 */
export function resumeSavedInquiry(
  loadDelivery: () => Promise<{ deliverWaiting: (isHurried: boolean) => void }>,
) {
  const resume = async (isHurried: boolean) => {
    try {
      if (!(savedKey in localStorage)) return;
      const { deliverWaiting } = await loadDelivery();
      deliverWaiting(isHurried);
    } catch {
      // No access to storage, or no network. The next chance tries again.
    }
  };
  resume(true);
  onBetterChance(() => resume(true));
  // Another tab has saved an inquiry and may be closed before it is sent.
  addEventListener("storage", () => resume(false));
}

/** Calls `listener` when a try is likely to succeed: the network or the guest is back. */
export function onBetterChance(listener: () => void) {
  addEventListener("online", listener);
  // `persisted`: the page returns from the back/forward cache. Each page also gets a first `pageshow` without it.
  addEventListener("pageshow", ({ persisted }) => persisted && listener());
  document.addEventListener("visibilitychange", () => document.hidden || listener());
}
