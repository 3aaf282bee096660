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
  site.changeData("dining.yaml", ({ menu }) => {
    menu[1].price = 55;
  });
  const started = Date.now();
  await expect(pizza).toContainText("₹55.00");
  console.log(`A new price shows after ${Date.now() - started} ms`);
  await reconnected;

  site.change("dining.yaml", "price: 55", "price: about 55");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(
    /content\/dining\.yaml, line \d+, menu 2 price: must be an amount such as 6,500/,
  );
  await expect(overlay).not.toContainText(/\.ts:|at \w+ \(/);

  // A page that is opened meanwhile shows the same.
  await openAndConnect(page);
  await expect(page.locator("body")).toContainText("must be an amount");
  site.change("dining.yaml", "price: about 55", "price: 65");
  await expect(pizza).toContainText("₹65.00");
});

test("texts that depend on another file change as well: the name, and a further dish @long", async ({
  page,
}) => {
  await openAndConnect(page);
  await expect(page).toHaveTitle(/Kafal Ridge/);
  site.change("site.yaml", "name: Kafal Ridge", "name: Deodar House");
  await expect(page).toHaveTitle(/Deodar House/);
  const arsa =
    "  - name: Arsa\n    note: Rice and jaggery\n    picture: { file: /media/originals/dish-kafuli.webp, alt: Arsa }\n";
  site.change("dining.yaml", "dishes:\n", `dishes:\n${arsa}`);
  await expect(page.getByText("Rice and jaggery")).toBeVisible();
});
