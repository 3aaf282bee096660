import { expect, test } from "vitest";
import type { PageContent } from "#content/schema/pages.ts";
import { loadContent } from "./content/site-content.ts";
import { structuredData } from "./structured-data.ts";

const content = loadContent();
const { contactPage, diningPage, homePage, offersPage, packagesPage } = content;
const dataOf = (page: PageContent) => structuredData(page, content);

const typesOf = (data: object[]) => data.map((entry) => (entry as { "@type": string })["@type"]);

test("each page says what it holds", () => {
  expect(typesOf(dataOf(homePage))).toEqual(["Resort"]);
  expect(typesOf(dataOf(contactPage))).toEqual(["Resort", "BreadcrumbList"]);
  expect(typesOf(dataOf(diningPage))).toEqual(["Resort", "BreadcrumbList", "Menu"]);
});

test("prices carry the currency they are printed in", () => {
  expect(JSON.stringify(dataOf(packagesPage))).toContain('"price":6000,"priceCurrency":"INR"');
  expect(JSON.stringify(dataOf(offersPage))).toContain('"minPrice":8500,"priceCurrency":"PHP"');
  expect(JSON.stringify(dataOf(diningPage))).toContain('"price":"119.00","priceCurrency":"INR"');
});

test("what only the owner can know is left out until he tells, and reviews always", () => {
  const all = JSON.stringify([homePage, packagesPage, offersPage, diningPage].map(dataOf));
  expect(all).not.toMatch(/0000000000|telephone|GeoCoordinates|Review|AggregateRating|ratingValue/);
});
