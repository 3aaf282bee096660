import type { Price } from "#content/schema/fields.ts";
import type { Resort } from "#content/schema/resort.ts";
import type { Content } from "#content/schema/subjects.ts";
import { type Day, dayAfter, isOfEveryYear, isWithin, type Period } from "#shared/calendar.ts";
import type { PageName } from "#shared/pages.ts";
import { amountOn, formatPrice } from "#shared/price.ts";
import { localeOf } from "./content/facts.ts";
import { isPlaceholderHost, isPlaceholderTelephone } from "./launch/placeholders.ts";

const context = "https://schema.org";

/** A page's own data, besides the resort and the breadcrumb. */
const ownData: { readonly [Name in PageName]?: (content: Content, today: Day) => object } = {
  packages: ({ packagesPage, packages, resort }, today) =>
    offerCatalog(
      packagesPage,
      resort,
      packages.map((tour) => describePackage(tour, resort, today)),
    ),
  offers: ({ offersPage, offers, offerWords, resort }, today) =>
    offerCatalog(
      offersPage,
      resort,
      offers
        .filter((offer) => isWithin(offer, today))
        .map((offer) => describeOffer(offer, resort, today, offerWords.perNight)),
    ),
  dining: describeMenu,
};

/**
 * The schema.org data of one page. Placeholders are left out, and so are the testimonials: search engines reject a
 * business's reviews of itself. `image`: the address of a picture of the resort.
 */
export function structuredData(name: PageName, content: Content, today: Day, image: string): object[] {
  const page = content[`${name}Page`];
  return [
    describeResort(content, today, image),
    ...("crumb" in page ? [breadcrumb(page.path, page.crumb, content)] : []),
    ...[ownData[name]?.(content, today) ?? []].flat(),
  ];
}

function describeResort({ resort, homePage, ...content }: Content, today: Day, image: string) {
  const { address, place } = resort;
  const telephone = resort.telephones.find((number) => !isPlaceholderTelephone(number));
  return {
    "@context": context,
    "@type": "Resort",
    "@id": idOf(resort),
    name: resort.name,
    description: resort.description,
    url: absolute(homePage.path, resort),
    image,
    ...priceRange(content, today),
    ...(telephone && { telephone }),
    ...(resort.gstin && { vatID: resort.gstin }),
    ...(resort.fssai && {
      identifier: { "@type": "PropertyValue", propertyID: "FSSAI", value: resort.fssai },
    }),
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

/** From the lowest to the highest of today's package prices. */
function priceRange({ packages, edition }: Pick<Content, "packages" | "edition">, today: Day) {
  const locale = localeOf(edition);
  const prices = packages
    .map(({ price: { currency, ...price } }) => ({ currency, amount: amountOn(price, today) }))
    .filter(
      (price): price is { currency: Price["currency"]; amount: number } => price.amount !== "on request",
    )
    .sort((one, other) => one.amount - other.amount)
    .map(({ amount, currency }) => formatPrice(amount, currency, locale));
  return prices.length > 0 && { priceRange: [...new Set([prices[0], prices.at(-1)])].join("-") };
}

function breadcrumb(path: string, crumb: string, { resort, words, homePage }: Content) {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: words.home, item: absolute(homePage.path, resort) },
      { "@type": "ListItem", position: 2, name: crumb, item: absolute(path, resort) },
    ],
  };
}

function offerCatalog(
  page: Content["offersPage"] | Content["packagesPage"],
  resort: Resort,
  itemListElement: object[],
) {
  if (itemListElement.length === 0) return [];
  return {
    "@context": context,
    "@type": "OfferCatalog",
    name: page.heading,
    url: absolute(page.path, resort),
    itemListElement,
  };
}

function describePackage(
  { title, subtitle, tagline, price, per, details }: Content["packages"][number],
  resort: Resort,
  today: Day,
) {
  const amount = amountOn(price, today);
  return {
    "@type": "Offer",
    name: title,
    description: `${tagline}. ${subtitle}: ${details.join(", ")}.`,
    ...(amount !== "on request" && {
      price: amount,
      priceCurrency: price.currency,
      ...validUntil(price, today),
      ...(per && pricePer({ price: amount }, price, per)),
    }),
    offeredBy: { "@id": idOf(resort) },
  };
}

function describeOffer(
  { title, description, price, from, until }: Content["offers"][number],
  resort: Resort,
  today: Day,
  perNight: string,
) {
  const amount = amountOn(price, today);
  return {
    "@type": "Offer",
    name: title,
    description,
    offeredBy: { "@id": idOf(resort) },
    ...validThrough({ from, until }, today),
    ...validUntil(price, today),
    // 'From ... Average Per Night' is the lowest price of a night, not a fixed one.
    ...(amount !== "on request" && pricePer({ minPrice: amount }, price, perNight)),
  };
}

const pricePer = (
  amount: { price: number } | { minPrice: number },
  { currency }: Price,
  unitText: string,
) => ({
  priceSpecification: { "@type": "UnitPriceSpecification", ...amount, priceCurrency: currency, unitText },
});

/** The last day of today's price, if it changes within a year. */
function validUntil(price: Price, today: Day) {
  if (!price.seasons?.length) return;
  const last = lastDayWith(today, (day) => amountOn(price, day) === amountOn(price, today));
  return last && { priceValidUntil: last };
}

/** The days of an offer that is shown today; a yearly offer gets this year's days. */
function validThrough({ from = "", until = "" }: Period, today: Day) {
  const isYearly = isOfEveryYear(until);
  const year = Number(today.slice(0, 4));
  const begins = isYearly ? `${today.slice(5) < from ? year - 1 : year}-${from}` : from;
  // Counted day by day, because not every year has a 29 February.
  const ends = isYearly ? lastDayWith(today, (day) => isWithin({ from, until }, day)) : until;
  return { ...(from && { validFrom: begins }), ...(ends && { validThrough: ends }) };
}

function lastDayWith(today: Day, isSo: (day: Day) => boolean): Day | undefined {
  let day = today;
  for (let count = 0; count < 366; count += 1) {
    const next = dayAfter(day);
    if (!isSo(next)) return day;
    day = next;
  }
}

function describeMenu({ menu, dishes, menuCurrency, dining, diningPage, resort, edition }: Content) {
  if (menu.length + dishes.length === 0) return [];
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

const idOf = (resort: Resort) => absolute("/#resort", resort);

/** The full URL of a path of the public site. */
export function absolute(path: string, { siteUrl }: Resort): string {
  return new URL(path, siteUrl).href;
}
