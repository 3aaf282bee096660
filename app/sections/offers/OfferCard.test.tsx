import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { offers } from "#content/offers.ts";
import { OfferCard } from "./OfferCard.tsx";

vi.mock("#app/ui/Picture.tsx", () => ({ Picture: () => null }));

function render(onMore: (() => void) | undefined): string {
  const offer = offers[0];
  if (!offer) throw new Error("content/offers.ts is empty.");
  return renderToStaticMarkup(
    <MemoryRouter>
      <OfferCard offer={offer} onMore={onMore} />
    </MemoryRouter>,
  );
}

describe("OfferCard", () => {
  it("promises a dialog only when the offer has details to show", () => {
    expect(render(() => {})).toMatch(/<button[^>]*aria-haspopup="dialog"/);
    expect(render(undefined)).not.toContain("aria-haspopup");
  });
});
