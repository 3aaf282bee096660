import type { Page } from "@playwright/test";
import { content, nameOf } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { pass, visit, visitInFrozenTime } from "./visit.ts";

const { packages } = content.packages;

test("on a phone the details' close button stays in view and works at any scroll position @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await visit(page, "/Packages");
  const title = packages[1]?.title ?? "";
  const card = page.getByRole("article", { name: title, exact: true });
  await card.getByRole("button", { name: "MORE DETAILS" }).click();
  const dialog = page.getByRole("dialog", { name: title });
  const close = dialog.getByRole("button", { name: "Close details" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("listitem").last().scrollIntoViewIfNeeded();
  await expect(dialog.getByRole("listitem").last()).toBeInViewport();
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(dialog).toBeHidden();
});

test.describe("a picture that has not loaded", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  const intervalMs = 3000;
  const [tour] = packages;
  const onShow = (page: Page) =>
    page.getByRole("article", { name: tour?.title ?? "", exact: true }).locator('img:not([alt=""])');
  const showsPicture = (page: Page, index: number) =>
    expect(onShow(page)).toHaveAttribute("src", new RegExp(`/${nameOf(tour?.pictures[index])}-`));

  test("leaves the former one visible until it can be drawn", async ({ page }) => {
    let come = () => {};
    const waiting = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(new RegExp(`/${nameOf(tour?.pictures[1])}-`), async (route) => {
      await waiting;
      await route.continue();
    });
    await visitInFrozenTime(page, "/Packages");
    await pass(page, intervalMs);
    // The other cards have turned, so this one was also due.
    await expect(page.getByRole("article").nth(1).locator('img:not([alt=""])')).toHaveAttribute(
      "src",
      new RegExp(`/${nameOf(packages[1]?.pictures[1])}-`),
    );
    await showsPicture(page, 0);
    await expect(onShow(page)).toHaveCSS("opacity", "1");
    come();
    await showsPicture(page, 1);
  });

  test("is skipped if it never loads: the index goes on", async ({ page }) => {
    await page.route(new RegExp(`/${nameOf(tour?.pictures[1])}-`), (route) => route.abort());
    await visitInFrozenTime(page, "/Packages");
    await pass(page, intervalMs);
    await showsPicture(page, 0);
    await pass(page, intervalMs);
    await showsPicture(page, 2);
  });
});
