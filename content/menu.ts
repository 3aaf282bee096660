import type { Dish, MenuItem } from "#content/schema/menu.ts";

/** The menu names no currency; prices are rupees, as a restaurant in Uttarakhand would write them. */
export const menuCurrency = "INR";

export const menu: readonly MenuItem[] = [
  { name: "Fast Food", price: 119, rating: 5, picture: "menu-fast-food" },
  { name: "Pizza", price: 45, rating: 5, picture: "menu-pizza" },
  { name: "Veg Roll", price: 50, rating: 5, picture: "menu-veg-roll" },
  { name: "Gobhi sabji", price: 40, rating: 5, picture: "menu-gobhi-sabji" },
  { name: "Calamares", price: 80, rating: 5, picture: "menu-calamares" },
  { name: "Dosha", price: 40, rating: 5, picture: "menu-dosha" },
  { name: "idli", price: 190, rating: 5, picture: "menu-idli" },
  { name: "Chainsoo", price: 140, rating: 5, picture: "menu-chainsoo" },
  { name: "Garhwali thali", price: 250, rating: 5, picture: "menu-garhwali-thali" },
];

export const dishes: readonly Dish[] = [
  { name: "Kafuli", note: "Spinach and fenugreek, cooked slowly", picture: "dish-kafuli" },
  { name: "Phaanu", note: "Lentils soaked overnight, then stewed", picture: "dish-phaanu" },
  { name: "Jhangora kheer", note: "Barnyard millet in sweet milk", picture: "dish-jhangora-kheer" },
  { name: "Thechwani", note: "Crushed radish or potato curry", picture: "dish-thechwani" },
];
