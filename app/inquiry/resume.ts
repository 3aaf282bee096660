import { onRetryTrigger } from "./retry-triggers.ts";
import { savedKey } from "./saved-inquiry.ts";

/** Sends, from any page, the inquiry that waits on this device. Without one, the store's script is not loaded. */
export function resumeSavedInquiry() {
  const resume = async (isHurried: boolean) => {
    try {
      if (!(savedKey in localStorage)) return;
      const { inquiryStore } = await import("./inquiry-store.ts");
      inquiryStore.sendSaved(isHurried);
    } catch {
      // No access to storage, or no network. The next chance tries again.
    }
  };
  resume(true);
  onRetryTrigger(() => resume(true));
  // Another tab has saved an inquiry and may be closed before it is sent.
  addEventListener("storage", () => resume(false));
}
