import type { PageContent } from "#content/schema/pages.ts";
import { resort } from "../resort.ts";

export const aboutPage = {
  path: "/AboutUs",
  title: `About Us | ${resort.name}`,
  description:
    "Who we are, what waits for you at the resort, and what the name of Rishikesh means: lord of the senses.",
  heading: "About Us",
  crumb: "About Us",
  lead: "A few cottages, a fire, a kitchen, and the long view of the hills.",
  shareCard: "about",
} satisfies PageContent;
