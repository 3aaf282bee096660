import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { offers } from "#content/offers.yaml";
import type { Offer } from "#content/schema.ts";
import { OfferCard } from "./OfferCard.tsx";

vi.mock("#app/ui/Picture.tsx", () => ({ Picture: () => null }));

function render(details: Offer["details"]): string {
  const [offer] = offers;
  if (!offer) throw new Error("content/offers.yaml is empty.");
  return renderToStaticMarkup(
    <MemoryRouter>
      <OfferCard offer={{ ...offer, details }} />
    </MemoryRouter>,
  );
}

describe("OfferCard", () => {
  const details = ["Breakfast"];

  it("promises a dialog only when the offer has details to show", () => {
    expect(render(details)).toMatch(/<button[^>]*commandfor="details-[^>]*aria-haspopup="dialog"/);
    expect(render([])).not.toMatch(/aria-haspopup|commandfor/);
  });
});
