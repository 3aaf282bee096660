import { expect, test } from "vitest";
import type { PageName } from "#shared/pages.ts";
import { loadContent } from "./content/site-content.ts";
import { structuredData } from "./structured-data.ts";

const content = loadContent();
const image = "https://example.com/card.jpg";
const dataOf = (name: PageName) => structuredData(name, content, "2026-05-01", image);

const typesOf = (data: object[]) => data.map((entry) => (entry as { "@type": string })["@type"]);

test("each page has the types of its content", () => {
  expect(typesOf(dataOf("home"))).toEqual(["Resort"]);
  expect(typesOf(dataOf("contact"))).toEqual(["Resort", "BreadcrumbList"]);
  expect(typesOf(dataOf("dining"))).toEqual(["Resort", "BreadcrumbList", "Menu"]);
});

test("the resort has a picture and the range of its packages' prices", () => {
  expect(dataOf("home")[0]).toMatchObject({ image, priceRange: "₹6,000-₹10,000" });
  const onRequest = content.packages.map((tour) => ({
    ...tour,
    price: { ...tour.price, amount: "on request" as const },
  }));
  const [resort] = structuredData("home", { ...content, packages: onRequest }, "2026-05-01", image);
  expect(resort).not.toHaveProperty("priceRange");
});

test("prices carry the currency they are printed in", () => {
  expect(JSON.stringify(dataOf("packages"))).toContain('"price":6000,"priceCurrency":"INR"');
  expect(JSON.stringify(dataOf("offers"))).toContain('"minPrice":8500,"priceCurrency":"PHP"');
  expect(JSON.stringify(dataOf("dining"))).toContain('"price":"119.00","priceCurrency":"INR"');
});

test("a package's price says what it is for, if the owner has told", () => {
  const packages = content.packages.map((tour) => ({ ...tour, per: "per couple" }));
  const told = JSON.stringify(structuredData("packages", { ...content, packages }, "2026-05-01", image));
  expect(told).toContain('"price":6000,"priceCurrency":"INR","unitText":"per couple"');
  expect(JSON.stringify(dataOf("packages"))).not.toContain("unitText");
});

test("placeholders are left out, and reviews always", () => {
  const all = JSON.stringify((["home", "packages", "offers", "dining"] as const).map(dataOf));
  expect(all).not.toMatch(/0000000000|telephone|GeoCoordinates|Review|AggregateRating|ratingValue/);
});

test("GSTIN and FSSAI number are told where they are set", () => {
  const told = (gstin: string | null, fssai: string | null) =>
    JSON.stringify(
      structuredData("home", { ...content, resort: { ...content.resort, gstin, fssai } }, "", image),
    );
  expect(told("27AAPFU0939F1ZV", "10012345000123")).toMatch(/"vatID":"27AAPFU0939F1ZV".*10012345000123/);
  expect(told("", null)).not.toMatch(/vatID|FSSAI/);
});

test("days and seasons are those of the day of the build", () => {
  const [first, second, third] = structuredClone(content.offers);
  if (!first || !second || !third) throw new Error("content/offers.yaml has fewer than three offers.");
  const offers = [
    { ...first, from: "12-20", until: "01-05" },
    { ...second, until: "2026-12-31" },
    {
      ...third,
      price: {
        ...third.price,
        seasons: [{ from: "2026-12-30", until: "2027-01-02", amount: "on request" as const }],
      },
    },
  ];
  const entriesOn = (day: string) => {
    const [, , catalog] = structuredData("offers", { ...content, offers }, day, image);
    return (catalog as { itemListElement: Record<string, unknown>[] }).itemListElement;
  };
  expect(entriesOn("2027-01-01")).toMatchObject([
    { name: first.title, validFrom: "2026-12-20", validThrough: "2027-01-05" },
    { name: third.title, priceValidUntil: "2027-01-02" },
  ]);
  expect(entriesOn("2027-01-01")[1]).not.toHaveProperty("priceSpecification");
  expect(entriesOn("2026-12-01")).toMatchObject([
    { name: second.title, validThrough: "2026-12-31" },
    {
      name: third.title,
      priceValidUntil: "2026-12-29",
      priceSpecification: { minPrice: third.price.amount },
    },
  ]);
});

test("a yearly offer until 29 February ends on the last day of February", () => {
  const offers = content.offers.slice(0, 1).map((offer) => ({ ...offer, from: "12-01", until: "02-29" }));
  const on = (day: string) => JSON.stringify(structuredData("offers", { ...content, offers }, day, image));
  expect(on("2026-12-24")).toContain('"validFrom":"2026-12-01","validThrough":"2027-02-28"');
  expect(on("2028-02-01")).toContain('"validFrom":"2027-12-01","validThrough":"2028-02-29"');
});

test("a page without content has no catalogue or menu in its structured data", () => {
  const bare = { ...content, packages: [], offers: [], menu: [], dishes: [] };
  for (const name of ["packages", "offers", "dining"] as const)
    expect(typesOf(structuredData(name, bare, "2026-05-01", image))).toEqual(["Resort", "BreadcrumbList"]);
});
