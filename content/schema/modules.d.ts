// Written by `npm run schemas`.
type ContentModules = import("./subjects.ts").ResolvedContent;
declare module "#content/resort.yaml" {
  export const resort: ContentModules["resort"];
  export const addressLines: ContentModules["addressLines"];
}
declare module "#content/navigation.yaml" {
  export const navigation: ContentModules["navigation"];
  export const footerNavigation: ContentModules["footerNavigation"];
}
declare module "#content/footer.yaml" {
  export const footer: ContentModules["footer"];
}
declare module "#content/pages/home.yaml" {
  export const homePage: ContentModules["homePage"];
}
declare module "#content/pages/packages.yaml" {
  export const packagesPage: ContentModules["packagesPage"];
}
declare module "#content/pages/about.yaml" {
  export const aboutPage: ContentModules["aboutPage"];
}
declare module "#content/pages/dining.yaml" {
  export const diningPage: ContentModules["diningPage"];
}
declare module "#content/pages/offers.yaml" {
  export const offersPage: ContentModules["offersPage"];
}
declare module "#content/pages/contact.yaml" {
  export const contactPage: ContentModules["contactPage"];
}
declare module "#content/pages/privacy.yaml" {
  export const privacyPage: ContentModules["privacyPage"];
}
declare module "#content/home.yaml" {
  export const home: ContentModules["home"];
}
declare module "#content/services.yaml" {
  export const services: ContentModules["services"];
}
declare module "#content/home-gallery.yaml" {
  export const homeGallery: ContentModules["homeGallery"];
}
declare module "#content/testimonials.yaml" {
  export const testimonials: ContentModules["testimonials"];
}
declare module "#content/packages.yaml" {
  export const packages: ContentModules["packages"];
  export const noPackages: ContentModules["noPackages"];
  export const comparison: ContentModules["comparison"];
}
declare module "#content/offers.yaml" {
  export const offerWords: ContentModules["offerWords"];
  export const offers: ContentModules["offers"];
  export const noOffers: ContentModules["noOffers"];
  export const leadsByCount: ContentModules["leadsByCount"];
}
declare module "#content/menu.yaml" {
  export const menuCurrency: ContentModules["menuCurrency"];
  export const menu: ContentModules["menu"];
  export const dishes: ContentModules["dishes"];
  export const noMenu: ContentModules["noMenu"];
}
declare module "#content/dining.yaml" {
  export const dining: ContentModules["dining"];
}
declare module "#content/about.yaml" {
  export const about: ContentModules["about"];
}
declare module "#content/about-gallery.yaml" {
  export const aboutGallery: ContentModules["aboutGallery"];
}
declare module "#content/panorama.yaml" {
  export const panorama: ContentModules["panorama"];
  export const horizon: ContentModules["horizon"];
}
declare module "#content/calendar.yaml" {
  export const timeZone: ContentModules["timeZone"];
  export const berry: ContentModules["berry"];
  export const notices: ContentModules["notices"];
  export const noticesLabel: ContentModules["noticesLabel"];
  export const closedSeasons: ContentModules["closedSeasons"];
  export const closedWords: ContentModules["closedWords"];
  export const priceWords: ContentModules["priceWords"];
  export const buildDay: ContentModules["buildDay"];
  export const hasDays: ContentModules["hasDays"];
}
declare module "#content/contact.yaml" {
  export const contact: ContentModules["contact"];
}
declare module "#content/good-to-know.yaml" {
  export const goodToKnow: ContentModules["goodToKnow"];
}
declare module "#content/reach.yaml" {
  export const reach: ContentModules["reach"];
}
declare module "#content/lightbox.yaml" {
  export const lightbox: ContentModules["lightbox"];
}
declare module "#content/editions.yaml" {
  export const editions: ContentModules["editions"];
  export const writtenIn: ContentModules["writtenIn"];
  export const language: ContentModules["language"];
  export const locale: ContentModules["locale"];
  export const direction: ContentModules["direction"];
  export const editionPath: ContentModules["editionPath"];
  export const otherEditions: ContentModules["otherEditions"];
  export const firstLanguage: ContentModules["firstLanguage"];
}
declare module "#content/counts.yaml" {
  export const counts: ContentModules["counts"];
}
declare module "#content/words.yaml" {
  export const words: ContentModules["words"];
}
declare module "#content/details.yaml" {
  export const details: ContentModules["details"];
}
declare module "#content/error-page.yaml" {
  export const errorPage: ContentModules["errorPage"];
}
declare module "#content/offline.yaml" {
  export const offline: ContentModules["offline"];
}
declare module "#content/map/provider.yaml" {
  export const mapProvider: ContentModules["mapProvider"];
  export const tileAddress: ContentModules["tileAddress"];
  export const tileCredit: ContentModules["tileCredit"];
  export const googleMap: ContentModules["googleMap"];
}
declare module "#content/map/texts.yaml" {
  export const mapTexts: ContentModules["mapTexts"];
}
declare module "#content/map/region.geojson" {
  export const region: ContentModules["region"];
  export const regionDrawing: ContentModules["regionDrawing"];
}
declare module "#content/confirmed.yaml" {
  export const confirmed: ContentModules["confirmed"];
}
declare module "#content/inquiry.yaml" {
  export const inquirySettings: ContentModules["inquirySettings"];
  export const datesAndPeople: ContentModules["datesAndPeople"];
}
declare module "#content/pictures.yaml" {
  export const pictures: ContentModules["pictures"];
}
