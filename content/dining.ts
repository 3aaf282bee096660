import type { DiningContent } from "#content/schema/dining.ts";

export const dining: DiningContent = {
  intro: {
    title: "Dine With Us",
    lead: "Breakfast with the first light, lunch when you are back from the trail, dinner near the fire.",
    text: "The kitchen keeps to the season. Ask what came in this morning; the best dish of the day is often not on the card.",
    picture: "dining-plate",
  },
  dishesTitle: "From the Garhwal table",
  menuTitle: "The menu",
};
