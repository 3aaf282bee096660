import type { TourPackage } from "#content/schema/packages.ts";

const basicInclusions = [
  "Welcome drink",
  "Cottage stay",
  "3 meals plus evening snacks",
  "Waterfall trek",
  "Bonfire with light music",
  "Swimming pool access",
  "Outdoor games (badminton, cricket)",
  "Indoor game (carrom)",
] as const;

// The lists of pictures differ in length on purpose: the cards share one index over five positions.
export const packages: readonly TourPackage[] = [
  {
    slug: "basic-getaway",
    title: "Basic Getaway",
    subtitle: "2 people, 1 cottage",
    tagline: "Relax & Rejuvenate",
    price: { amount: 6000, currency: "INR" },
    pictures: ["package-cottage", "package-waterfall", "package-bonfire", "package-pool", "package-games"],
    details: basicInclusions,
  },
  {
    slug: "adventure-plus",
    title: "Adventure Plus",
    subtitle: "2 people, 1 cottage",
    tagline: "Thrill Meets Comfort",
    price: { amount: 8000, currency: "INR" },
    pictures: ["package-raft", "package-climbing", "package-trail", "package-cottage"],
    details: ["Everything in Basic Getaway", "River rafting", "Rock climbing", ...basicInclusions],
  },
  {
    slug: "ultimate-explorer",
    title: "Ultimate Explorer",
    subtitle: "2 days, 2 people, 2-day stay",
    tagline: "Live the Experience",
    price: { amount: 10000, currency: "INR" },
    pictures: ["package-village", "package-historic-site", "package-lake"],
    details: [
      "Day 1 cottage stay, day 2 village stay",
      "All meals with local cuisine",
      "Waterfall trek",
      "Bonfire with folk or ambient music",
      "River rafting",
      "Rock climbing",
      "Visit to a historic site",
      "Hike to a mountain lake",
      "The pool and games",
    ],
  },
];
