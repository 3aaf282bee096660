import { expect, test } from "vitest";
import type { PageName } from "#shared/pages.ts";
import { loadContent } from "./content/site-content.ts";
import { structuredData } from "./structured-data.ts";

const content = loadContent();
const dataOf = (name: PageName, own = content) => structuredData(name, own, "https://example.com/card.jpg");
const typesOf = (data: object[]) => data.map((entry) => (entry as { "@type": string })["@type"]);

test("each page has the types of its content; a menu without dishes has none", () => {
  expect(typesOf(dataOf("home"))).toEqual(["Resort"]);
  expect(typesOf(dataOf("contact"))).toEqual(["Resort", "BreadcrumbList"]);
  expect(typesOf(dataOf("dining"))).toEqual(["Resort", "BreadcrumbList", "Menu"]);
  expect(JSON.stringify(dataOf("dining"))).toContain('"price":"119.00","priceCurrency":"INR"');
  expect(typesOf(dataOf("dining", { ...content, menu: [], dishes: [] }))).not.toContain("Menu");
});

test("placeholders are left out, and reviews always", () => {
  const all = JSON.stringify((["home", "contact", "dining"] as const).map((name) => dataOf(name)));
  expect(all).not.toMatch(/0000000000|telephone|email|GeoCoordinates|vatID|Review|AggregateRating/);
});

test("what the owner has told is there", () => {
  const place = { ...content.resort.place, precision: "exact" as const };
  const told = { email: "stay@deodar.in", gstin: "27AAPFU0939F1ZV", fssai: "10012345000123", place };
  const all = JSON.stringify(dataOf("home", { ...content, resort: { ...content.resort, ...told } }));
  for (const value of [told.email, told.gstin, told.fssai, "GeoCoordinates"]) expect(all).toContain(value);
});
