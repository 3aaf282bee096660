import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { Offer } from "#schema/schema.ts";

vi.mock("#app/ui/Picture.tsx", () => ({ Picture: () => null }));
beforeEach(() => vi.resetModules());

const price = { amount: 6500, currency: "INR", text: "₹6,500" };
const offer = { slug: "monsoon", title: "Monsoon", description: "Rain.", details: [], price };

test.each([
  ["its own words", "per couple", "per night", "From ₹6,500 per couple"],
  ["those of all offers", undefined, "per night", "From ₹6,500 per night"],
  ["those of the website", undefined, undefined, "From ₹6,500 Average Per Night"],
])("what a price is for: %s", async (_, per, perOfAll, expected) => {
  vi.doMock("#content/offers.yaml", () => ({ offers: [], per: perOfAll }));
  const { OfferCard } = await import("./OfferCard.tsx");
  const html = renderToStaticMarkup(<OfferCard {...(offer as unknown as Offer)} per={per} />);
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain(expected);
});

test("without a price it is on request, for nothing in particular", async () => {
  vi.doMock("#content/offers.yaml", () => ({ offers: [], per: "per night" }));
  const { OfferCard } = await import("./OfferCard.tsx");
  const html = renderToStaticMarkup(
    <OfferCard {...(offer as unknown as Offer)} price={undefined} per="per couple" />,
  );
  const said = html.replaceAll(/<[^>]*>/g, "");
  expect(said).toContain("Price on request");
  expect(said).not.toMatch(/From|per couple|per night/);
});
