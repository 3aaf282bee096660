import type { HomeContent } from "#content/schema/home.ts";

export const home: HomeContent = {
  hero: {
    headline: "Experience enchanting beauty of Rishikesh",
    blurb: "Luxury that keeps its voice down, and the tranquility of the hills all around it.",
    action: "Book Now",
    pictures: ["hero-dawn", "hero-noon", "hero-mist", "hero-dusk"],
  },
  login: {
    title: "Login and get 10% discount",
    note: "Nothing is sent from here. Mention this offer in your inquiry.",
    submitted: "Nothing has been sent. Mention this offer in your inquiry.",
  },
  about: {
    label: "About Us",
    lead: "Kafal is the red berry that grows wild in the hills of Garhwal. A stay here is meant to be like it: small, local, and over too soon.",
    text: "You sleep in a cottage and eat three meals a day, with snacks when the light goes. In between there is a waterfall to walk to, a pool to come back to, and a fire to end the day at.",
    action: "More about us",
    pictures: ["about-window", "about-cottages"],
  },
  place: {
    opening: "A Place of",
    words: ["Serenity", "Peace", "Escape", "Luxury", "Calm"],
    picture: "place-night",
  },
  servicesTitle: "Our Services",
  photosTitle: "Our Latest Photos",
  // Beside the title, as long as media/pictures.ts says `rendering: true` of any of them.
  photosNote: "For now these are illustrations, not photographs.",
  testimonialsTitle: "What Customers Say?",
};
