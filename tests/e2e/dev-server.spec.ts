import { expect, type Page, test } from "@playwright/test";
import { startDevSite } from "./dev-site.ts";

let site: Awaited<ReturnType<typeof startDevSite>>;

test.beforeAll(async () => {
  site = await startDevSite();
});

test.afterAll(() => site.stop());

/** Waits until Vite's client listens; before that no change reaches the page. */
async function openAndConnect(page: Page) {
  const connected = connectionOf(page);
  await page.goto(`${site.address}Dining`);
  await connected;
}

const connectionOf = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));

test("a correct change appears by itself, and a mistake is shown over the page until it is corrected", async ({
  page,
}) => {
  await openAndConnect(page);
  const pizza = page.getByRole("listitem").filter({ hasText: "Pizza" });
  await expect(pizza).toContainText("₹45.00");

  const reconnected = connectionOf(page);
  site.change("menu.yaml", "price: 45", "price: 55");
  const started = Date.now();
  await expect(pizza).toContainText("₹55.00");
  console.log(`A new price shows after ${Date.now() - started} ms`);
  await reconnected;

  site.change("menu.yaml", "price: 55", "price: ₹55");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(/content\/menu\.yaml, line \d+, Pizza: the price must be a number/);
  await expect(overlay).not.toContainText(/\.ts:|at \w+ \(/);

  // A page that is opened meanwhile shows the same.
  await openAndConnect(page);
  await expect(page.locator("body")).toContainText("Write the number alone: 55.");
  site.change("menu.yaml", "price: ₹55", "price: 65");
  await expect(pizza).toContainText("₹65.00");
});

test("texts that depend on another file change as well: the name, and a further dish @long", async ({
  page,
}) => {
  await openAndConnect(page);
  await expect(page).toHaveTitle(/Kafal Ridge/);
  site.change("resort.yaml", "name: Kafal Ridge", "name: Deodar House");
  await expect(page).toHaveTitle(/Deodar House/);
  const arsa = "  - name: Arsa\n    note: Rice and jaggery\n    picture: dish-kafuli\n\n";
  site.change("menu.yaml", "dishes:\n", `dishes:\n${arsa}`);
  await expect(page.getByText("Rice and jaggery")).toBeVisible();
});
