/** Calls back when a try is worth more than a moment ago: the network is back, or the guest is. */
export function onBetterChance(listener: () => void) {
  addEventListener("online", listener);
  // Every page is shown once; only one that the browser had put aside comes back by it.
  addEventListener("pageshow", ({ persisted }) => persisted && listener());
  document.addEventListener("visibilitychange", () => document.hidden || listener());
}
