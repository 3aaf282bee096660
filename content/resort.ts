import type { Resort } from "#content/schema/resort.ts";

// What the owner must confirm before the site goes public is listed by `npm run check:launch`.
export const resort: Resort = {
  name: "Kafal Ridge",
  nameConfirmed: false,
  description: "A hill resort in Uttarakhand: cottages, packages, events and food.",
  // Where the site will live. Canonical addresses, share cards and the sitemap are made from it.
  siteUrl: "https://kafalridge.example",

  // The first two stand in the top bar, all three on the Contact page.
  telephones: ["+91 00000 00000", "+91 00000 00000", "+91 00000 00000"],
  chatTelephone: "+91 00000 00000",
  email: "stay@kafalridge.example",

  address: {
    street: "",
    district: "Pauri Garhwal",
    state: "Uttarakhand",
    postalCode: "246179",
    country: "IN",
  },
  // Until the exact place is set, the map's pin marks the area of the PIN code and says so.
  place: { latitude: 29.77, longitude: 78.87, precision: "area of the PIN code" },

  // An icon whose target is empty leads nowhere, and looks it.
  topBarSocial: [
    { name: "Facebook", icon: "facebook", target: "" },
    { name: "Instagram", icon: "instagram", target: "" },
  ],
  aboutSocial: [
    { name: "Facebook", icon: "facebook", target: "https://www.facebook.com/" },
    { name: "Instagram", icon: "instagram", target: "https://www.instagram.com/" },
  ],

  // A service whose target is empty leads nowhere.
  footerServices: [
    { name: "Raft the Ganges", target: "" },
    { name: "Engagement Events", target: "" },
    { name: "Experience Rafting", target: "" },
    { name: "Sangeet Ceremony", target: "" },
    { name: "Camping Experience", target: "" },
    { name: "Pool Parties", target: "" },
  ],

  marquee: ["2025", "Kafal Ridge", "Resorts", "Uttarakhand"],
};
