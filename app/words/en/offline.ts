/** The page that a guest without a network sees instead of one that is not kept. */
export const words = {
  title: "No network here",
  lead: "This page is not on your device yet. The pages that you have read are, and Contact is: write your inquiry there, and it is sent when the network is back.",
  call: "Where there is a signal for calls, ring us:",
  again: "Try again",
};
