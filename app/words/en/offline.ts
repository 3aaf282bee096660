/** The page for a guest without a network who opens a page for the first time. */
export const words = {
  title: "No network here",
  lead: "This page is not on your device yet. What you have read stays with you:",
  call: "Where there is a signal for calls, ring us:",
  again: "Try again",
};
