import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { longExcept, sitePages, unknownAddress, visit, waitForHydration } from "./visit.ts";

const { popup } = content.home;

// All rules of axe: its best practices and WCAG up to 2.2 AA. With reduced motion, so that no colour is measured during a
// fade.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path } of sitePages)
  test(`${path} has no violations @rarely-phone${longExcept(["/", "/Packages", "/Dining", "/Contact"], path)}`, async ({
    page,
  }) => {
    await visit(page, path);
    expect(await violationsOf(page)).toEqual([]);
    if (path !== "/") return;
    const tag = page.getByRole("dialog", { name: popup.title });
    await tag.getByLabel("Name").fill("Asha");
    await tag.getByRole("button", { name: "Close" }).click();
    expect(await violationsOf(page), "with the tag closed").toEqual([]);
  });

test.describe("the error page", () => {
  test.use({ expectedErrors: [/status of 404/] });
  test("has no violations @rarely-phone", async ({ page }) => {
    await visit(page, unknownAddress);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test("the open dialog has no violations @rarely-phone", async ({ page }) => {
  await visit(page, "/Packages");
  await page.getByRole("button", { name: "MORE DETAILS" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("the open menu has no violations @only-phone", async ({ page }) => {
  await page.goto("/Dining");
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Menu of/ }).click();
  await expect(page.getByRole("navigation", { name: "Menu", exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
