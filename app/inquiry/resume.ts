import { onBetterChance } from "./on-better-chance.ts";
import { savedKey } from "./saved-key.ts";

/** Sends from any page what waits on this device. Without anything saved it costs a look, and no download. */
export function resumeSavedInquiry() {
  const hurry = () => resume(true);
  hurry();
  onBetterChance(hurry);
  // Another tab has kept one, and may be closed before it gets through.
  addEventListener("storage", () => resume(false));
}

async function resume(isHurried: boolean) {
  try {
    if (!Object.keys(localStorage).some((key) => key.startsWith(savedKey))) return;
    const { deliverWaiting } = await import("./deliver.ts");
    deliverWaiting(isHurried);
  } catch {
    // Storage is forbidden in this browser, or the network is away: the next chance looks again.
  }
}
