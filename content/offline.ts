import type { OfflineContent } from "#content/schema/offline.ts";

/** What a guest without a network sees in place of a page that was never visited. */
export const offline: OfflineContent = {
  title: "No network here",
  lead: "This page is not on your device yet. What you have read stays with you:",
  call: "Where there is a signal for calls, ring us:",
  again: "Try again",
};
