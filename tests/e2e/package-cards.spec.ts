import type { Page } from "@playwright/test";
import { content, nameOf } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { pass, visit, visitAtRest, visitInFrozenTime, waitForTypefaces } from "./visit.ts";

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

test("on a phone the details' first picture is as wide as their sheet, so that the X covers little of it @only-phone", async ({
  page,
}) => {
  await visitAtRest(page, "/Packages");
  await page.getByRole("button", { name: "MORE DETAILS" }).first().click();
  const dialog = page.getByRole("dialog");
  const pictures = dialog.getByRole("img");
  // The dialog opens after the next paint, which can be after the click has returned.
  await expect(pictures).toHaveCount(3);
  const [first, second, third] = await pictures.evaluateAll((all) =>
    all.map((image) => image.getBoundingClientRect().toJSON()),
  );
  expect([first.left, first.right]).toEqual([second.left, third.right]);
  expect(second.width).toBe(third.width);
  const close = await dialog.getByRole("button", { name: "Close details" }).boundingBox();
  expect((close?.y ?? 0) + (close?.height ?? 999)).toBeLessThan(first.bottom);
  expect(second.top).toBeGreaterThan(first.bottom);
});

for (const [width, height, names] of [
  [1440, 900, 3],
  [390, 844, 1],
] as const)
  test(`the first screen of ${width} by ${height} has ${names} of the packages' names`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/Packages");
    await waitForTypefaces(page);
    const headings = page.getByRole("article").getByRole("heading");
    for (let index = 0; index < names; index++)
      await expect(headings.nth(index)).toBeInViewport({ ratio: 1 });
  });

test("a card shows the whole of its pictures' files @phone", async ({ page }) => {
  await visit(page, "/Packages");
  for (const article of await page.getByRole("article").all()) {
    await article.scrollIntoViewIfNeeded();
    const picture = article.locator('img:not([alt=""])');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const [file, frame] = await picture.evaluate((image: HTMLImageElement) => [
      image.naturalWidth / image.naturalHeight,
      image.clientWidth / image.clientHeight,
    ]);
    expect(Math.abs((file ?? 0) - (frame ?? 9))).toBeLessThan(0.01);
  }
});

test("one line climbs from card to card: a riser joins the heights of neighbours in a row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAtRest(page, "/Packages");
  const cards = await page
    .getByRole("article")
    .locator("..")
    .evaluateAll((all) =>
      all.map((card) => {
        const { left, right } = card.getBoundingClientRect();
        const line = card.querySelector("svg") as Element;
        const [, end, , begin] = getComputedStyle(line)
          .clipPath.split(/[( )]/)
          .slice(1)
          .map(Number.parseFloat);
        const riser = getComputedStyle(card, "::before");
        const top = card.getBoundingClientRect().top + Number.parseFloat(riser.top);
        return {
          begin: left + (begin ?? 0),
          end: right - (end ?? 0),
          height: line.getBoundingClientRect().bottom,
          riser:
            riser.content === "none"
              ? undefined
              : {
                  x: left + Number.parseFloat(riser.left),
                  top,
                  bottom: top + Number.parseFloat(riser.height),
                },
        };
      }),
    );
  expect(cards[0]?.riser).toBeUndefined();
  for (const [index, { begin, height, riser }] of cards.entries()) {
    const before = cards[index - 1];
    if (!before) continue;
    if (!riser) throw new Error(`Card ${index + 1} has no riser.`);
    for (const x of [before.end, begin]) expect(Math.abs(x - riser.x - 0.5)).toBeLessThan(0.1);
    // Both lines are half a pixel above the lower edge of their drawings.
    expect(Math.abs(riser.top + 1 - height)).toBeLessThan(0.1);
    expect(Math.abs(riser.bottom - before.height)).toBeLessThan(0.1);
  }
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
