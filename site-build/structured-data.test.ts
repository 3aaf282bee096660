import { expect, test } from "vitest";
import type { PageName } from "#shared/pages.ts";
import { contentSource } from "./content/resolve.ts";
import { structuredData } from "./structured-data.ts";

const site = await contentSource().resolve();
const { content } = site;
const dataOf = (name: PageName, described = site) =>
  structuredData(name, described, "https://example.com/card.jpg");
const typesOf = (data: object[]) => data.map((entry) => (entry as { "@type": string })["@type"]);

test("each page has the types of its content", () => {
  expect(typesOf(dataOf("home"))).toEqual(["Resort"]);
  expect(typesOf(dataOf("contact"))).toEqual(["Resort", "BreadcrumbList"]);
  expect(JSON.stringify(dataOf("dining"))).toMatch(
    /"position":1,"name":"Home".*"position":2,"name":"Dining"/,
  );
  expect(JSON.stringify(dataOf("home"))).toContain('"addressCountry":"IN"');
});

test("the type of the business is the owner's choice", () => {
  const own = {
    ...site,
    content: { ...content, site: { ...content.site, lodging: "BedAndBreakfast" as const } },
  };
  expect(typesOf(dataOf("home", own))).toEqual(["BedAndBreakfast"]);
});

test("placeholders and reviews are left out", () => {
  const all = JSON.stringify((["home", "contact", "dining"] as const).map((name) => dataOf(name)));
  expect(all).not.toMatch(/0000000000|telephone|email|GeoCoordinates|vatID|Review|AggregateRating/);
});

test("the owner's own data are included", () => {
  const place = { ...content.site.place, isExact: true };
  const address = { ...content.site.address, street: "12 Ridge Road" };
  const told = { email: "stay@deodar.in", gstin: "27AAPFU0939F1ZV", fssai: "10012345000123", place, address };
  const own = { ...site, content: { ...content, site: { ...content.site, ...told } } };
  const all = JSON.stringify(dataOf("home", own));
  for (const value of [told.email, told.gstin, told.fssai, address.street, "GeoCoordinates"])
    expect(all).toContain(value);
});
