import { placeholderTelephone } from "#schema/telephone.ts";
import type { PageName } from "#shared/pages.ts";
import type { LocaleSite } from "./content/resolve.ts";
import { isReservedHost } from "./launch/placeholders.ts";
import type { SiteSettings } from "./site-settings.ts";

type DescribedSite = Pick<LocaleSite, "content" | "pages" | "settings">;

/**
 * The schema.org data of a page. Without reviews, because search engines reject a business's own. `image`: URL of the
 * resort's.
 */
export function structuredData(name: PageName, site: DescribedSite, image: string): object[] {
  const parts = [describeResort(site, image), ...(name === "home" ? [] : [describeBreadcrumb(name, site)])];
  return parts.map((part) => ({ "@context": "https://schema.org", ...part }));
}

/** Undefined properties are not in the JSON. */
function describeResort({ content: { site }, pages, settings }: DescribedSite, image: string) {
  const { address, gstin, fssai } = site;
  const { isExact, latitude, longitude } = site.place;
  return {
    "@type": site.lodging ?? "Resort",
    "@id": absoluteUrl("/#resort", settings),
    name: site.name,
    description: pages.home.description,
    url: absoluteUrl(pages.home.path, settings),
    image,
    telephone: site.telephones.find((number) => number !== placeholderTelephone),
    email: isReservedHost(site.email) ? undefined : site.email,
    vatID: gstin,
    identifier: fssai && { "@type": "PropertyValue", propertyID: "FSSAI", value: fssai },
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.district,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: isExact ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
  };
}

function describeBreadcrumb(name: PageName, { pages, settings }: DescribedSite) {
  const entry = (page: PageName, index: number) => ({
    "@type": "ListItem",
    position: index + 1,
    name: pages[page].crumb,
    item: absoluteUrl(pages[page].path, settings),
  });
  return { "@type": "BreadcrumbList", itemListElement: (["home", name] as const).map(entry) };
}

export function absoluteUrl(path: string, { siteUrl }: Pick<SiteSettings, "siteUrl">): string {
  return new URL(path, siteUrl).href;
}
