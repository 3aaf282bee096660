import { expect, test } from "vitest";
import { contactPage, diningPage, homePage, offersPage, packagesPage } from "#content/pages.ts";
import { structuredData } from "./structured-data.ts";

const typesOf = (data: object[]) => data.map((entry) => (entry as { "@type": string })["@type"]);

test("each page says what it holds", () => {
  expect(typesOf(structuredData(homePage))).toEqual(["Resort"]);
  expect(typesOf(structuredData(contactPage))).toEqual(["Resort", "BreadcrumbList"]);
  expect(typesOf(structuredData(diningPage))).toEqual(["Resort", "BreadcrumbList", "Menu"]);
});

test("prices carry the currency they are printed in", () => {
  expect(JSON.stringify(structuredData(packagesPage))).toContain('"price":6000,"priceCurrency":"INR"');
  expect(JSON.stringify(structuredData(offersPage))).toContain('"minPrice":8500,"priceCurrency":"PHP"');
  expect(JSON.stringify(structuredData(diningPage))).toContain('"price":"119.00","priceCurrency":"INR"');
});

test("what only the owner can know is left out until he tells, and reviews always", () => {
  const all = JSON.stringify([homePage, packagesPage, offersPage, diningPage].map(structuredData));
  expect(all).not.toMatch(/0000000000|telephone|GeoCoordinates|Review|AggregateRating|ratingValue/);
});
