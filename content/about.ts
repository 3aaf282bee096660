import type { AboutContent } from "#content/schema/about.ts";

export const about: AboutContent = {
  filmPicture: "about-film",
  welcome: {
    title: "Welcome to Rishikesh",
    lead: "The town carries a name of Vishnu: Hrishikesha, lord of the senses. Legend says that he appeared here to the sage Raibhya at the end of a long penance.",
    text: "People still come to sit quietly, to walk uphill, and to put their feet in the Ganga. We think a good stay is made of the same things.",
    nameParts: [
      { part: "hrishika", meaning: "the senses" },
      { part: "isha", meaning: "lord" },
    ],
  },
  checklistTitle: "What is here for you",
  checklist: [
    "Luxurious Accommodations",
    "Exclusive use of the entire beach house",
    "24/7 Exceptional service",
    "Ideal location",
    "Delicious dining options",
    "Relaxation and recreation",
    "Infinity pool with kiddie pool",
    "Billiard table, mahjong & game table",
    "KTV Room",
  ],
  galleryLabel: "Our Gallery",
  galleryTitle: "Discover Our Services",
  socialTitle: "Find us here",
};
