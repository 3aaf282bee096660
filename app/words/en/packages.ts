export const words = {
  heading: "Our Packages",
  none: "There is no package at the moment. Tell us what you would like to do here, and when.",
  title: "Side by side",
  forWhom: "For whom, for how long",
  /** A line with just these words stands for all lines of that package. */
  everythingIn: (title: string) => `Everything in ${title}`,
  families: { text: "Coming with children?", link: "Ask what it would cost" },
  from: (price: string) => `From ${price}`,
};
