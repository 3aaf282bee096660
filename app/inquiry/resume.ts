import { readPending } from "./saved-inquiry.ts";

/** Sends, from any page, the inquiry that waits in this tab or on this device. Without one, the store's script is not loaded. */
export function resumeSavedInquiry() {
  const resume = async (isHurried: boolean) => {
    if (!readPending()) return;
    try {
      const { inquiryStore } = await import("./inquiry-store.ts");
      inquiryStore.sendPending(isHurried);
    } catch {
      // No network. The next chance tries again.
    }
  };
  resume(true);
  // When a try is likely to succeed: the network or the guest is back.
  addEventListener("online", () => resume(true));
  addEventListener("pageshow", ({ persisted: isFromCache }) => isFromCache && resume(true));
  document.addEventListener("visibilitychange", () => document.hidden || resume(true));
  // Another tab has saved an inquiry and may be closed before it is sent.
  addEventListener("storage", () => resume(false));
}
