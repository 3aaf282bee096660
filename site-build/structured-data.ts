import type { Offer } from "#content/schema/offers.ts";
import type { TourPackage } from "#content/schema/packages.ts";
import type { PageContent } from "#content/schema/pages.ts";
import type { Resort } from "#content/schema/resort.ts";
import type { Content } from "#content/schema/subjects.ts";
import { isPlaceholderHost, isPlaceholderTelephone } from "./launch/placeholders.ts";

const context = "https://schema.org";

/**
 * The schema.org data of one page. It holds what content/ knows for certain: placeholders are left out, and so are
 * the testimonials, which search engines do not accept from a business about itself.
 */
export function structuredData(page: PageContent, content: Content): object[] {
  const { resort, packages, offers } = content;
  const data: object[] = [describeResort(resort)];
  if ("crumb" in page) data.push(breadcrumb(page.path, page.crumb, content));
  if (page.path === "/Packages")
    data.push(
      offerCatalog(
        content.packagesPage,
        resort,
        packages.map((tour) => describePackage(tour, resort)),
      ),
    );
  if (page.path === "/Offers")
    data.push(
      offerCatalog(
        content.offersPage,
        resort,
        offers.map((offer) => describeOffer(offer, resort)),
      ),
    );
  if (page.path === "/Dining") data.push(describeMenu(content));
  return data;
}

function describeResort(resort: Resort) {
  const { address, place } = resort;
  const telephone = resort.telephones.find((number) => !isPlaceholderTelephone(number));
  return {
    "@context": context,
    "@type": "Resort",
    "@id": idOf(resort),
    name: resort.name,
    description: resort.description,
    url: absolute("/", resort),
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

function breadcrumb(path: string, crumb: string, { resort, words }: Content) {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: words.home, item: absolute("/", resort) },
      { "@type": "ListItem", position: 2, name: crumb, item: absolute(path, resort) },
    ],
  };
}

function offerCatalog(
  page: Content["offersPage"] | Content["packagesPage"],
  resort: Resort,
  itemListElement: object[],
) {
  return {
    "@context": context,
    "@type": "OfferCatalog",
    name: page.heading,
    url: absolute(page.path, resort),
    itemListElement,
  };
}

function describePackage({ title, subtitle, tagline, price, details }: TourPackage, resort: Resort) {
  return {
    "@type": "Offer",
    name: title,
    description: `${tagline}. ${subtitle}: ${details.join(", ")}.`,
    price: price.amount,
    priceCurrency: price.currency,
    offeredBy: { "@id": idOf(resort) },
  };
}

function describeOffer({ title, description, price }: Offer, resort: Resort) {
  return {
    "@type": "Offer",
    name: title,
    description,
    offeredBy: { "@id": idOf(resort) },
    // 'From ... Average Per Night': a lowest price for each night, not a fixed one.
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      minPrice: price.amount,
      priceCurrency: price.currency,
      unitText: "night",
    },
  };
}

function describeMenu({ menu, dishes, menuCurrency, resort }: Content) {
  return {
    "@context": context,
    "@type": "Menu",
    name: "Menu",
    url: absolute("/Dining", resort),
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

const idOf = (resort: Resort) => absolute("/#resort", resort);

/** The whole address of a path of the public site. */
export function absolute(path: string, { siteUrl }: Resort): string {
  return new URL(path, siteUrl).href;
}
