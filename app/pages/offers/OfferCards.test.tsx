import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { offers } from "#content/offers.yaml";
import type { Offer } from "#schema/schema.ts";
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
