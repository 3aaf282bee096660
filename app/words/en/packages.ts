/** Packages, and the table that compares them. */
export const words = {
  heading: "Our Packages",
  none: "There is no package at the moment. Tell us what you would like to do here, and when.",
  title: "Side by side",
  price: "Price",
  forWhom: "For whom, for how long",
  included: "What is included",
  /** A line with just these words stands for all lines of that package. */
  everythingIn: (title: string) => `Everything in ${title}`,
  askPrice: "Price. For a couple, a stay or a night? Ask us.",
  children: "Children: ask us",
};
