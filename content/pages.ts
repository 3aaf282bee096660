import type { PageContent } from "#build/content-schema.ts";

// Title and description are what search engines and messengers show; heading and lead open the page itself.
export const pages = {
  home: {
    path: "/",
    title: "Kafal Ridge, a hill resort in Uttarakhand",
    description:
      "Cottages, a fire, a pool and the hills of Garhwal. Stays and packages with rafting, climbing and treks, events, and food from the terraces around us.",
    sharePicture: "share-home",
  },
  packages: {
    path: "/Packages",
    title: "Our Packages | Kafal Ridge",
    description:
      "Three ways to stay: Basic Getaway at ₹6,000, Adventure Plus at ₹8,000 and Ultimate Explorer at ₹10,000, each for two people, with meals and what to do.",
    heading: "Our Packages",
    crumb: "Packages",
    lead: "Three ways to spend your days here. Each one climbs a little higher than the last.",
    sharePicture: "share-packages",
  },
  about: {
    path: "/AboutUs",
    title: "About Us | Kafal Ridge",
    description:
      "Who we are, what waits for you at the resort, and what the name of Rishikesh means: lord of the senses.",
    heading: "About Us",
    crumb: "About Us",
    lead: "A few cottages, a fire, a kitchen, and the long view of the hills.",
    sharePicture: "share-about",
  },
  dining: {
    path: "/Dining",
    title: "Dining | Kafal Ridge",
    description:
      "Garhwali dishes such as kafuli, phaanu and jhangora kheer, and a menu of nine, from idli to a full Garhwali thali.",
    heading: "Dining",
    crumb: "Dining",
    lead: "Garhwal cooks with what grows on its terraces: millet, lentils, greens, and time.",
    sharePicture: "share-dining",
  },
  offers: {
    path: "/Offers",
    title: "Packages and Specials | Kafal Ridge",
    description:
      "Six offers for families, long stays, holidays, couples, adventure and weekends, with their prices per night.",
    heading: "Packages and Specials",
    crumb: "Offers",
    lead: "Six reasons to come now. We tell you everything about an offer by telephone, chat or mail.",
    sharePicture: "share-offers",
  },
  contact: {
    path: "/Contact",
    title: "Contact | Kafal Ridge",
    description: "Telephone, mail and address of Kafal Ridge, and a form for your inquiry.",
    heading: "Contact",
    crumb: "Contact",
    lead: "Tell us when you would like to come, and with whom.",
    sharePicture: "share-contact",
  },
} satisfies Record<string, PageContent>;
