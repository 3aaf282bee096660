/** Calls `listener` when a try is likely to succeed: the network or the guest is back. */
export function onRetryTrigger(listener: () => void) {
  addEventListener("online", listener);
  // `persisted`: the page returns from the back/forward cache. Each page also gets a first `pageshow` without it.
  addEventListener("pageshow", ({ persisted }) => persisted && listener());
  document.addEventListener("visibilitychange", () => document.hidden || listener());
}
