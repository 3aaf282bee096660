import { content } from "../site/content.ts";
import { findDeadLinks } from "./dead-links.ts";
import { expect } from "./fixtures.ts";
import { testLocales as test } from "./served-site.ts";
import { sitePages, visit } from "./visit.ts";

// German has a handful of texts, and English words stand in. tests/built/pages.test.ts has the pages' heads.

const [basic] = content.packages.packages;

test("every link of every page leads to a page, and to its place there", async ({ request, site }) => {
  const { dead, read } = await findDeadLinks(request, site.address);
  expect(dead).toEqual([]);
  expect(read).toBe(3 * sitePages.length);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a language's link leads to the same page", async ({ page }) => {
    await page.goto("/Packages");
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL("/de/Packages");
    await page.getByRole("link", { name: "English", exact: true }).click();
    await expect(page).toHaveURL("/Packages");
  });

  test("what a language lacks is in the first language @long", async ({ page }) => {
    await page.goto("/de/Packages");
    await expect(page.getByText("Unsere Pakete im Kafal Ridge.")).toBeVisible();
    for (const title of ["Abenteuer Plus", basic?.title ?? ""])
      await expect(page.getByRole("heading", { name: title, level: 2 }).first()).toBeVisible();
  });
});

test("links stay in the locale, whose scripts have its texts alone", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(await response.text().catch(() => ""));
  });
  await visit(page, "/de");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/de/Packages");
  await expect(page.getByRole("heading", { name: "Abenteuer Plus", level: 2 }).first()).toBeVisible();
  // The texts are read from the responses after the page has used them.
  await expect.poll(() => scripts.join()).toContain("Abenteuer Plus");
  expect(scripts.join()).not.toContain("Adventure Plus");
});

test("an offer's details open @long", async ({ page }) => {
  await visit(page, "/de/Offers");
  await page.locator("main button[aria-haspopup]").first().click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText("A fire");
});

test.describe("with service workers", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page on which the language is changed is kept for reading offline @long", async ({ page }) => {
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname),
      );
    for (const path of ["/AboutUs", "/hi/AboutUs"]) {
      await visit(page, path);
      await expect.poll(kept).toContain(path);
    }
  });
});

test("without an answer to a question a telephone stands there, without a heading @long", async ({
  page,
}) => {
  await visit(page, "/de/Contact");
  await expect(page.locator("#good-to-know").getByRole("heading")).toHaveCount(0);
  await expect(page.locator("#good-to-know").getByRole("link")).toHaveAttribute("href", /^tel:/);
});

test("the link to another language keeps what the guest asks about", async ({ page }) => {
  await visit(page, "/de/Contact?about=basic-getaway");
  await page.getByRole("link", { name: "English", exact: true }).first().click();
  await expect(page).toHaveURL(/\/Contact\?about=basic-getaway$/);
  await expect(page.getByLabel("Message")).toHaveValue(new RegExp(basic?.title ?? ""));
});
