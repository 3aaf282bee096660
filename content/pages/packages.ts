import type { PageContent } from "#content/schema/pages.ts";
import { resort } from "../resort.ts";

export const packagesPage = {
  path: "/Packages",
  title: `Our Packages | ${resort.name}`,
  description:
    "Three ways to stay: Basic Getaway at ₹6,000, Adventure Plus at ₹8,000 and Ultimate Explorer at ₹10,000, each for two people, with meals and what to do.",
  heading: "Our Packages",
  crumb: "Packages",
  lead: "Three ways to spend your days here. Each one climbs a little higher than the last.",
  shareCard: "packages",
} satisfies PageContent;
