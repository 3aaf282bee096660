// The head and the opening of each page. Title and description are what search engines and messengers show.

export { aboutPage } from "./pages/about.ts";
export { contactPage } from "./pages/contact.ts";
export { diningPage } from "./pages/dining.ts";
export { homePage } from "./pages/home.ts";
export { offersPage } from "./pages/offers.ts";
export { packagesPage } from "./pages/packages.ts";
