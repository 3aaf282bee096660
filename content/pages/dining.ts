import type { PageContent } from "#content/schema/pages.ts";
import { resort } from "../resort.ts";

export const diningPage = {
  path: "/Dining",
  title: `Dining | ${resort.name}`,
  description:
    "Garhwali dishes such as kafuli, phaanu and jhangora kheer, and a menu of nine, from idli to a full Garhwali thali.",
  heading: "Dining",
  crumb: "Dining",
  lead: "Garhwal cooks with what grows on its terraces: millet, lentils, greens, and time.",
  shareCard: "dining",
} satisfies PageContent;
