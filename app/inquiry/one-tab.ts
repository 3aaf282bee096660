import { savedKey } from "./saved-key.ts";
import { timeLimit } from "./time-limit.ts";

/** Longer than a try takes. A tab that the device put to sleep in the middle of one would keep its turn for hours. */
const othersTurnMs = 20_000;

/** One tab tries at a time, the others wait for their turn. */
export async function withLock(slot: string, work: () => Promise<void>) {
  // Browsers have locks on https and localhost only.
  if (!navigator.locks) return work();
  const { signal, end } = timeLimit(othersTurnMs);
  const turn = () => {
    end();
    return work();
  };
  await navigator.locks.request(savedKey + slot, { signal }, turn).catch(turn);
}
