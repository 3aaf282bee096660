import { readPending } from "./saved-inquiry.ts";

/** Sends the pending inquiry of this tab or device from any page. The store's script is only loaded if there is one. */
export function resumeSavedInquiry() {
  const resume = async (immediately: boolean) => {
    if (!readPending()) return;
    try {
      const { inquiryStore } = await import("./inquiry-store.ts");
      inquiryStore.sendPending(immediately);
    } catch {
      // The script could not be loaded. The next of the events below tries again.
    }
  };
  resume(true);
  // An attempt is likely to succeed when the network or the guest is back.
  addEventListener("online", () => resume(true));
  addEventListener("pageshow", ({ persisted: isFromCache }) => isFromCache && resume(true));
  document.addEventListener("visibilitychange", () => document.hidden || resume(true));
  // Another tab has saved an inquiry, and may be closed before it has sent it.
  addEventListener("storage", () => resume(false));
}
