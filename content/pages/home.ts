import type { PageContent } from "#content/schema/pages.ts";
import { resort } from "../resort.ts";

export const homePage = {
  path: "/",
  title: `${resort.name}, a hill resort in Uttarakhand`,
  description:
    "Cottages, a fire, a pool and the hills of Garhwal. Stays and packages with rafting, climbing and treks, events, and food from the terraces around us.",
  shareCard: "home",
} satisfies PageContent;
