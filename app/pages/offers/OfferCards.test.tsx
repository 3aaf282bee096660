import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { offers } from "#content/offers.yaml";
import type { Offer } from "#content/schema.ts";
import { OfferCards } from "./OfferCards.tsx";

vi.mock("#app/ui/Picture.tsx", () => ({ Picture: () => null }));

const htmlOf = (...changes: Partial<Offer>[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OfferCards
        offers={offers.slice(0, changes.length).map((offer, at) => ({ ...offer, ...changes[at] }))}
      />
    </MemoryRouter>,
  );

test("only an offer with details promises a dialog", () => {
  expect(htmlOf({ details: ["Breakfast"] })).toMatch(
    /<button[^>]*commandfor="details-[^>]*aria-haspopup="dialog"/,
  );
  expect(htmlOf({ details: [] })).not.toMatch(/aria-haspopup|commandfor/);
});

test("pesos are named once, and only where there are some", () => {
  const pesos = { price: { amount: 1, currency: "PHP" } } as const;
  const rupees = { price: { amount: 1, currency: "INR" } } as const;
  const named = (html: string) => html.match(/Philippine pesos/g)?.length ?? 0;
  expect([htmlOf(rupees, pesos, pesos), htmlOf(rupees), htmlOf({ price: undefined })].map(named)).toEqual([
    1, 0, 0,
  ]);
});
