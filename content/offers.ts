import type { Offer } from "#content/schema/offers.ts";

// An offer without `details` has a MORE DETAILS button that does nothing. Give it details (tagline, inclusions,
// pictures) and the button opens them in the same dialog as a package's.
export const offers: readonly Offer[] = [
  {
    slug: "family-fun-package",
    title: "FAMILY FUN PACKAGE",
    description:
      "A pool for the afternoon, badminton and carrom for the rest, and a fire the children may stay up for.",
    price: { amount: 8500, currency: "PHP" },
    picture: "offer-family-fun",
  },
  {
    slug: "long-stay-offers",
    title: "LONG STAY OFFERS",
    description: "Up to 20% off our flexible rates!",
    price: { amount: 5500, currency: "PHP" },
    picture: "offer-long-stay",
  },
  {
    slug: "special-holiday-rates",
    title: "SPECIAL HOLIDAY RATES",
    description: "For the days when everyone is finally free at the same time.",
    price: { amount: 7600, currency: "PHP" },
    picture: "offer-special-holiday",
  },
  {
    slug: "romantic-getaway",
    title: "ROMANTIC GETAWAY",
    description: "One cottage, two people, and nobody to be on time for.",
    price: { amount: 9200, currency: "PHP" },
    picture: "offer-romantic",
  },
  {
    slug: "adventure-package",
    title: "ADVENTURE PACKAGE",
    description: "Rapids in the morning, rock in the afternoon, and a good night of sleep after both.",
    price: { amount: 6800, currency: "PHP" },
    picture: "offer-adventure",
  },
  {
    slug: "weekend-retreat",
    title: "WEEKEND RETREAT",
    description: "Two slow days, and Monday can wait.",
    price: { amount: 5999, currency: "PHP" },
    picture: "offer-weekend",
  },
];
