import type { Resort } from "#content/schema/resort.ts";
import type { Content } from "#content/schema/subjects.ts";
import type { PageName } from "#shared/pages.ts";
import { isPlaceholderHost, isPlaceholderTelephone } from "./launch/placeholders.ts";

const context = "https://schema.org";

/**
 * The schema.org data of one page. Placeholders are left out, and so are the testimonials: search engines reject a
 * business's reviews of itself. `image`: the address of a picture of the resort.
 */
export function structuredData(name: PageName, content: Content, image: string): object[] {
  const page = content[`${name}Page`];
  const { menu, dishes } = content;
  return [
    describeResort(content, image),
    ...("crumb" in page ? [describeBreadcrumb(page.path, page.crumb, content)] : []),
    ...(name === "dining" && menu.length + dishes.length > 0 ? [describeMenu(content)] : []),
  ];
}

function describeResort({ resort, homePage }: Content, image: string) {
  const { address, place, gstin, fssai } = resort;
  const telephone = resort.telephones.find((number) => !isPlaceholderTelephone(number));
  return {
    "@context": context,
    "@type": "Resort",
    "@id": absolute("/#resort", resort),
    name: resort.name,
    description: resort.description,
    url: absolute(homePage.path, resort),
    image,
    ...(telephone && { telephone }),
    ...(!isPlaceholderHost(resort.email) && { email: resort.email }),
    ...(gstin && { vatID: gstin }),
    ...(fssai && { identifier: { "@type": "PropertyValue", propertyID: "FSSAI", value: fssai } }),
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

function describeBreadcrumb(path: string, crumb: string, { resort, words, homePage }: Content) {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: words.home, item: absolute(homePage.path, resort) },
      { "@type": "ListItem", position: 2, name: crumb, item: absolute(path, resort) },
    ],
  };
}

function describeMenu({ menu, dishes, menuCurrency, dining, diningPage, resort, edition }: Content) {
  return {
    "@context": context,
    "@type": "Menu",
    name: dining.menuTitle,
    inLanguage: edition.language,
    url: absolute(diningPage.path, resort),
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

/** The full URL of a path of the public site. */
export function absolute(path: string, { siteUrl }: Resort): string {
  return new URL(path, siteUrl).href;
}
