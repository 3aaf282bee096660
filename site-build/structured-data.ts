import { dishes, menu, menuCurrency } from "#content/menu.ts";
import { offers } from "#content/offers.ts";
import { packages } from "#content/packages.ts";
import { resort } from "#content/resort.ts";
import type { PageContent } from "#content/schema/pages.ts";
import { isPlaceholderHost, isPlaceholderTelephone } from "./owner-placeholders.ts";

const context = "https://schema.org";
const resortId = absolute("/#resort");

/**
 * The schema.org data of one page. It holds what content/ knows for certain: placeholders are left out, and so are
 * the testimonials, which search engines do not accept from a business about itself.
 */
export function structuredData(page: PageContent): object[] {
  const data: object[] = [describeResort()];
  if (page.crumb) data.push(breadcrumb(page.path, page.crumb));
  if (page.path === "/Packages") data.push(offerCatalog(page, packages.map(describePackage)));
  if (page.path === "/Offers") data.push(offerCatalog(page, offers.map(describeOffer)));
  if (page.path === "/Dining") data.push(describeMenu());
  return data;
}

function describeResort() {
  const { address, place } = resort;
  const telephone = resort.telephones.find((number) => !isPlaceholderTelephone(number));
  return {
    "@context": context,
    "@type": "Resort",
    "@id": resortId,
    name: resort.name,
    description: resort.description,
    url: absolute("/"),
    ...(telephone && { telephone }),
    ...(!isPlaceholderHost(resort.email) && { email: resort.email }),
    address: {
      "@type": "PostalAddress",
      ...(address.street && { streetAddress: address.street }),
      addressLocality: address.district,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(place.precision === "exact" && {
      geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
    }),
  };
}

function breadcrumb(path: string, crumb: string) {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: absolute("/") },
      { "@type": "ListItem", position: 2, name: crumb, item: absolute(path) },
    ],
  };
}

function offerCatalog(page: PageContent, itemListElement: object[]) {
  return {
    "@context": context,
    "@type": "OfferCatalog",
    name: page.heading,
    url: absolute(page.path),
    itemListElement,
  };
}

function describePackage({ title, subtitle, tagline, price, details }: (typeof packages)[number]) {
  return {
    "@type": "Offer",
    name: title,
    description: `${tagline}. ${subtitle}: ${details.join(", ")}.`,
    price: price.amount,
    priceCurrency: price.currency,
    offeredBy: { "@id": resortId },
  };
}

function describeOffer({ title, description, price }: (typeof offers)[number]) {
  return {
    "@type": "Offer",
    name: title,
    description,
    offeredBy: { "@id": resortId },
    // 'From ... Average Per Night': a lowest price for each night, not a fixed one.
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      minPrice: price.amount,
      priceCurrency: price.currency,
      unitText: "night",
    },
  };
}

function describeMenu() {
  return {
    "@context": context,
    "@type": "Menu",
    name: "Menu",
    url: absolute("/Dining"),
    hasMenuItem: [
      ...menu.map(({ name, price }) => ({
        "@type": "MenuItem",
        name,
        offers: { "@type": "Offer", price: price.toFixed(2), priceCurrency: menuCurrency },
      })),
      ...dishes.map(({ name, note }) => ({ "@type": "MenuItem", name, description: note })),
    ],
  };
}

export function absolute(path: string): string {
  return new URL(path, resort.siteUrl).href;
}
