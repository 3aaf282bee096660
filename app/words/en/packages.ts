/** The table that compares the packages. */
export const words = {
  title: "Side by side",
  price: "Price",
  people: "People",
  days: "Days",
  notFixed: "Not fixed: tell us yours",
  included: "What is included",
  alike: "The same in all",
  ask: "Is a price per couple, per stay or per night? Ask us.",
};
