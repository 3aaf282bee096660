import { savedKey } from "./saved-key.ts";

/** Tries again what an earlier visit could not send. Without anything saved it costs one look, and no download. */
export async function resumeSavedInquiry(): Promise<void> {
  if (!hasSaved()) return;
  const { deliverKept } = await import("./deliver.ts");
  deliverKept();
}

function hasSaved(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(savedKey));
  } catch {
    return false; // storage is forbidden in this browser
  }
}
