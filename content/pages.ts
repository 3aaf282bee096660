import type { PageContent } from "#build/content-schema.ts";
import { resort } from "./resort.ts";

// Title and description are what search engines and messengers show; heading and lead open the page itself.
export const homePage = {
  path: "/",
  title: `${resort.name}, a hill resort in Uttarakhand`,
  description:
    "Cottages, a fire, a pool and the hills of Garhwal. Stays and packages with rafting, climbing and treks, events, and food from the terraces around us.",
  shareCard: "home",
} satisfies PageContent;

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

export const offersPage = {
  path: "/Offers",
  title: `Packages and Specials | ${resort.name}`,
  description:
    "Six offers for families, long stays, holidays, couples, adventure and weekends, with their prices per night.",
  heading: "Packages and Specials",
  crumb: "Offers",
  lead: "Six reasons to come now. We tell you everything about an offer by telephone, chat or mail.",
  shareCard: "offers",
} satisfies PageContent;

export const contactPage = {
  path: "/Contact",
  title: `Contact | ${resort.name}`,
  description: `Telephone, mail and address of ${resort.name}, and a form for your inquiry.`,
  heading: "Contact",
  crumb: "Contact",
  lead: "Tell us when you would like to come, and with whom.",
  shareCard: "contact",
} satisfies PageContent;
