import type { Comparison, TourPackage } from "#content/schema/packages.ts";

// Each fact once: the packages and the table that compares them take it from here.
const people = "2 people";
const twoDays = "2 days";

const inclusions = {
  welcomeDrink: "Welcome drink",
  cottage: "Cottage stay",
  cottageAndVillage: "Day 1 cottage stay, day 2 village stay",
  mealsAndSnacks: "3 meals plus evening snacks",
  localMeals: "All meals with local cuisine",
  waterfall: "Waterfall trek",
  bonfire: "Bonfire with light music",
  folkBonfire: "Bonfire with folk or ambient music",
  pool: "Swimming pool access",
  outdoorGames: "Outdoor games (badminton, cricket)",
  indoorGame: "Indoor game (carrom)",
  poolAndGames: "The pool and games",
  rafting: "River rafting",
  climbing: "Rock climbing",
  historicSite: "Visit to a historic site",
  lake: "Hike to a mountain lake",
} as const;

const basicInclusions = [
  inclusions.welcomeDrink,
  inclusions.cottage,
  inclusions.mealsAndSnacks,
  inclusions.waterfall,
  inclusions.bonfire,
  inclusions.pool,
  inclusions.outdoorGames,
  inclusions.indoorGame,
] as const;

// The lists of pictures differ in length on purpose: the cards share one index over five positions.
export const packages: readonly TourPackage[] = [
  {
    slug: "basic-getaway",
    title: "Basic Getaway",
    subtitle: `${people}, 1 cottage`,
    people,
    tagline: "Relax & Rejuvenate",
    price: { amount: 6000, currency: "INR" },
    pictures: ["package-cottage", "package-waterfall", "package-bonfire", "package-pool", "package-games"],
    details: basicInclusions,
  },
  {
    slug: "adventure-plus",
    title: "Adventure Plus",
    subtitle: `${people}, 1 cottage`,
    people,
    tagline: "Thrill Meets Comfort",
    price: { amount: 8000, currency: "INR" },
    pictures: ["package-raft", "package-climbing", "package-trail", "package-cottage"],
    details: ["Everything in Basic Getaway", inclusions.rafting, inclusions.climbing, ...basicInclusions],
  },
  {
    slug: "ultimate-explorer",
    title: "Ultimate Explorer",
    subtitle: `${twoDays}, ${people}, 2-day stay`,
    people,
    days: twoDays,
    tagline: "Live the Experience",
    price: { amount: 10000, currency: "INR" },
    pictures: ["package-village", "package-historic-site", "package-lake"],
    details: [
      inclusions.cottageAndVillage,
      inclusions.localMeals,
      inclusions.waterfall,
      inclusions.folkBonfire,
      inclusions.rafting,
      inclusions.climbing,
      inclusions.historicSite,
      inclusions.lake,
      inclusions.poolAndGames,
    ],
  },
];

// The table below the cards. A row without a label is one inclusion and carries its words.
export const comparison: Comparison = {
  title: "Side by side",
  labels: { price: "Price", people: "People", days: "Days" },
  included: "Included",
  notIncluded: "Not included",
  notFixed: "Not fixed: tell us yours",
  rows: [
    { label: "Stay", inclusions: [inclusions.cottage, inclusions.cottageAndVillage] },
    { label: "Meals", inclusions: [inclusions.mealsAndSnacks, inclusions.localMeals] },
    { inclusions: [inclusions.welcomeDrink] },
    { label: "Bonfire", inclusions: [inclusions.bonfire, inclusions.folkBonfire] },
    {
      label: "Pool and games",
      inclusions: [inclusions.pool, inclusions.outdoorGames, inclusions.indoorGame, inclusions.poolAndGames],
    },
    { inclusions: [inclusions.waterfall] },
    { inclusions: [inclusions.rafting] },
    { inclusions: [inclusions.climbing] },
    { inclusions: [inclusions.historicSite] },
    { inclusions: [inclusions.lake] },
  ],
};
