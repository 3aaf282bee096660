import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";

test.each([
  [["PHP 1", "INR 1"], true],
  [["INR 1", "INR 1"], false],
  [["", "INR 1"], false],
])("with the prices %j it says that some are pesos: %s", async (prices, isTold) => {
  vi.resetModules();
  vi.doMock("#content/offers.yaml", async (original) => {
    const content = await original<typeof import("#content/offers.yaml")>();
    const offers = prices.map((price, index) => {
      const [currency, amount] = price.split(" ");
      return { ...content.offers[index], price: amount ? { amount: 1, currency } : undefined };
    });
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
