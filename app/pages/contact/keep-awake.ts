/**
 * Keeps the screen on until the returned function is called. Where there is no Screen Wake Lock API, or the browser refuses
 * (a low battery), the screen goes off as always.
 */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = () => {
    if (!document.hidden) lock = navigator.wakeLock?.request("screen").catch(() => undefined);
  };
  ask();
  // A hidden page loses it.
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void lock?.then((kept) => kept?.release());
  };
}
