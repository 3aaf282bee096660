/** Packages, and the table that compares them. */
export const words = {
  none: "There is no package at the moment. Tell us what you would like to do here, and when.",
  title: "Side by side",
  price: "Price",
  forWhom: "For whom, for how long",
  included: "What is included",
  alike: "The same in all",
  ask: "Is a price per couple, per stay or per night? Ask us.",
};
