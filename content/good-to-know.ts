import type { GoodToKnow } from "#content/schema/good-to-know.ts";

// What guests ask before they book, and only the owner knows. An empty answer is not shown, and `npm run
// check:launch` asks for it; null says that it stays out on purpose.
export const goodToKnow: GoodToKnow = {
  title: "Good to know",
  entries: [
    { label: "Arrival and departure", answer: "" },
    { label: "Payment", answer: "" },
    { label: "Cancellation", answer: "" },
    { label: "Children", answer: "" },
    { label: "Pets", answer: "" },
    { label: "Network on the ridge", answer: "" },
  ],
};
