// Written by `npm run schemas`.

declare module "#content/resort.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const resort: Content["resort"];
}

declare module "#content/navigation.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const navigation: Content["navigation"];
  export const footerNavigation: Content["footerNavigation"];
}

declare module "#content/footer.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const footer: Content["footer"];
}

declare module "#content/pages/home.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const homePage: Content["homePage"];
}

declare module "#content/pages/packages.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const packagesPage: Content["packagesPage"];
}

declare module "#content/pages/about.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const aboutPage: Content["aboutPage"];
}

declare module "#content/pages/dining.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const diningPage: Content["diningPage"];
}

declare module "#content/pages/offers.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const offersPage: Content["offersPage"];
}

declare module "#content/pages/contact.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const contactPage: Content["contactPage"];
}

declare module "#content/pages/privacy.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const privacyPage: Content["privacyPage"];
}

declare module "#content/home.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const home: Content["home"];
}

declare module "#content/services.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const services: Content["services"];
}

declare module "#content/home-gallery.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const homeGallery: Content["homeGallery"];
}

declare module "#content/testimonials.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const testimonials: Content["testimonials"];
}

declare module "#content/packages.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const packages: Content["packages"];
  export const noPackages: Content["noPackages"];
  export const comparison: Content["comparison"];
}

declare module "#content/offers.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const offerWords: Content["offerWords"];
  export const offers: Content["offers"];
  export const noOffers: Content["noOffers"];
  export const leadsByCount: Content["leadsByCount"];
}

declare module "#content/menu.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const menuCurrency: Content["menuCurrency"];
  export const menu: Content["menu"];
  export const dishes: Content["dishes"];
  export const noMenu: Content["noMenu"];
}

declare module "#content/dining.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const dining: Content["dining"];
}

declare module "#content/about.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const about: Content["about"];
}

declare module "#content/about-gallery.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const aboutGallery: Content["aboutGallery"];
}

declare module "#content/calendar.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const timeZone: Content["timeZone"];
  export const notices: Content["notices"];
  export const noticesLabel: Content["noticesLabel"];
  export const closedSeasons: Content["closedSeasons"];
  export const closedWords: Content["closedWords"];
  export const priceWords: Content["priceWords"];
  export const buildDay: Content["buildDay"];
  export const hasDays: Content["hasDays"];
}

declare module "#content/contact.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const contact: Content["contact"];
}

declare module "#content/good-to-know.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const goodToKnow: Content["goodToKnow"];
}

declare module "#content/reach.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const reach: Content["reach"];
}

declare module "#content/lightbox.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const lightbox: Content["lightbox"];
}

declare module "#content/editions.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const editions: Content["editions"];
  export const writtenIn: Content["writtenIn"];
  export const language: Content["language"];
  export const locale: Content["locale"];
  export const direction: Content["direction"];
  export const editionPath: Content["editionPath"];
  export const otherEditions: Content["otherEditions"];
  export const firstLanguage: Content["firstLanguage"];
}

declare module "#content/counts.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const counts: Content["counts"];
}

declare module "#content/words.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const words: Content["words"];
}

declare module "#content/details.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const details: Content["details"];
}

declare module "#content/error-page.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const errorPage: Content["errorPage"];
}

declare module "#content/offline.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const offline: Content["offline"];
}

declare module "#content/map/provider.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const mapProvider: Content["mapProvider"];
}

declare module "#content/map/texts.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const mapTexts: Content["mapTexts"];
}

declare module "#content/map/region.geojson" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const region: Content["region"];
  export const regionDrawing: Content["regionDrawing"];
}

declare module "#content/confirmed.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const confirmed: Content["confirmed"];
}

declare module "#content/inquiry.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const inquirySettings: Content["inquirySettings"];
  export const datesAndPeople: Content["datesAndPeople"];
}

declare module "#content/pictures.yaml" {
  type Content = import("./subjects.ts").ResolvedContent;
  export const pictures: Content["pictures"];
}
