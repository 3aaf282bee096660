/** One tab does the work, the others leave it be; where the guest is waiting for it, the tab waits for its turn. */
export async function withLock(slot: string, isGuestWaiting: boolean, work: () => Promise<void>) {
  // Browsers have locks on https and localhost only.
  if (!navigator.locks) return work();
  await navigator.locks.request(`inquiry:${slot}`, { ifAvailable: !isGuestWaiting }, async (lock) => {
    if (lock) await work();
  });
}
