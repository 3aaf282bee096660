// What `import { ... } from "#content/….yaml"` gives in the app: site-build/content/plugin.ts makes the modules.

declare module "#content/resort.yaml" {
  type Content = import("./subjects.ts").Content;
  export const resort: Content["resort"];
}

declare module "#content/navigation.yaml" {
  type Content = import("./subjects.ts").Content;
  export const navigation: Content["navigation"];
  export const footerNavigation: Content["footerNavigation"];
}

declare module "#content/footer.yaml" {
  type Content = import("./subjects.ts").Content;
  export const footer: Content["footer"];
}

declare module "#content/pages/home.yaml" {
  type Content = import("./subjects.ts").Content;
  export const homePage: Content["homePage"];
}

declare module "#content/pages/packages.yaml" {
  type Content = import("./subjects.ts").Content;
  export const packagesPage: Content["packagesPage"];
}

declare module "#content/pages/about.yaml" {
  type Content = import("./subjects.ts").Content;
  export const aboutPage: Content["aboutPage"];
}

declare module "#content/pages/dining.yaml" {
  type Content = import("./subjects.ts").Content;
  export const diningPage: Content["diningPage"];
}

declare module "#content/pages/offers.yaml" {
  type Content = import("./subjects.ts").Content;
  export const offersPage: Content["offersPage"];
}

declare module "#content/pages/contact.yaml" {
  type Content = import("./subjects.ts").Content;
  export const contactPage: Content["contactPage"];
}

declare module "#content/home.yaml" {
  type Content = import("./subjects.ts").Content;
  export const home: Content["home"];
}

declare module "#content/services.yaml" {
  type Content = import("./subjects.ts").Content;
  export const services: Content["services"];
}

declare module "#content/home-gallery.yaml" {
  type Content = import("./subjects.ts").Content;
  export const homeGallery: Content["homeGallery"];
}

declare module "#content/testimonials.yaml" {
  type Content = import("./subjects.ts").Content;
  export const testimonials: Content["testimonials"];
}

declare module "#content/packages.yaml" {
  type Content = import("./subjects.ts").Content;
  export const packages: Content["packages"];
  export const comparison: Content["comparison"];
}

declare module "#content/offers.yaml" {
  type Content = import("./subjects.ts").Content;
  export const offers: Content["offers"];
  export const offerWords: Content["offerWords"];
}

declare module "#content/menu.yaml" {
  type Content = import("./subjects.ts").Content;
  export const menuCurrency: Content["menuCurrency"];
  export const menu: Content["menu"];
  export const dishes: Content["dishes"];
}

declare module "#content/dining.yaml" {
  type Content = import("./subjects.ts").Content;
  export const dining: Content["dining"];
}

declare module "#content/about.yaml" {
  type Content = import("./subjects.ts").Content;
  export const about: Content["about"];
}

declare module "#content/about-gallery.yaml" {
  type Content = import("./subjects.ts").Content;
  export const aboutGallery: Content["aboutGallery"];
}

declare module "#content/contact.yaml" {
  type Content = import("./subjects.ts").Content;
  export const contact: Content["contact"];
}

declare module "#content/good-to-know.yaml" {
  type Content = import("./subjects.ts").Content;
  export const goodToKnow: Content["goodToKnow"];
}

declare module "#content/reach.yaml" {
  type Content = import("./subjects.ts").Content;
  export const reach: Content["reach"];
}

declare module "#content/lightbox.yaml" {
  type Content = import("./subjects.ts").Content;
  export const lightbox: Content["lightbox"];
}

declare module "#content/words.yaml" {
  type Content = import("./subjects.ts").Content;
  export const words: Content["words"];
}

declare module "#content/details.yaml" {
  type Content = import("./subjects.ts").Content;
  export const details: Content["details"];
}

declare module "#content/error-page.yaml" {
  type Content = import("./subjects.ts").Content;
  export const errorPage: Content["errorPage"];
}

declare module "#content/offline.yaml" {
  type Content = import("./subjects.ts").Content;
  export const offline: Content["offline"];
}

declare module "#content/map/provider.yaml" {
  type Content = import("./subjects.ts").Content;
  export const mapProvider: Content["mapProvider"];
}

declare module "#content/map/texts.yaml" {
  type Content = import("./subjects.ts").Content;
  export const mapTexts: Content["mapTexts"];
}

declare module "#content/inquiry.yaml" {
  type Content = import("./subjects.ts").Content;
  export const inquirySettings: Content["inquirySettings"];
}
