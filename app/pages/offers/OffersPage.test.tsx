import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";

test.each([
  [["PHP", "INR"], true],
  [["INR", "INR"], false],
])("with prices in %j it says that they are pesos: %s", async (currencies, isTold) => {
  vi.resetModules();
  vi.doMock("#content/offers.yaml", async (original) => {
    const content = await original<typeof import("#content/offers.yaml")>();
    const offers = currencies.map((currency, index) => ({
      ...content.offers[index],
      price: { amount: 1, currency },
    }));
    return { ...content, offers };
  });
  const { default: OffersPage } = await import("./OffersPage.tsx");
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OffersPage />
    </MemoryRouter>,
  );
  expect(html).toContain("to come now");
  expect(html.includes("Philippine pesos")).toBe(isTold);
});
