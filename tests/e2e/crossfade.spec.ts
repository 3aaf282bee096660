import type { Page } from "@playwright/test";
import { content, nameOf } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { holdBack, pass, visitInFrozenTime } from "./visit.ts";

const { pictures } = content.home.hero;

/** The position of the picture above the others, which may still be coming. */
const shownPicture = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .first()
    .locator("picture img")
    .evaluateAll((all) => all.findIndex((image) => getComputedStyle(image).zIndex === "1"));

test("each picture of the hero is requested one turn before it is shown, not earlier", async ({ page }) => {
  const asked = new Set<number>();
  page.on("request", (request) => {
    const position = pictures.findIndex((picture) => request.url().includes(`/${nameOf(picture)}-`));
    if (position >= 0) asked.add(position);
  });
  await visitInFrozenTime(page, "/");
  for (const turn of [0, 1, 2]) {
    const expected = pictures.map((_, position) => position).slice(0, turn + 2);
    await expect.poll(() => [...asked].sort(), `turn ${turn}`).toEqual(expected);
    await pass(page, 3000);
  }
});

test("a picture that comes late is not shown over the one that the guest has picked since", async ({
  page,
}) => {
  const [, second] = pictures;
  const letSecondCome = await holdBack(page, new RegExp(`/${nameOf(second)}-`));
  await visitInFrozenTime(page, "/");
  await page.getByRole("button", { name: /^Show picture 2/ }).click();
  await page.getByRole("button", { name: /^Show picture 3/ }).click();
  await expect.poll(() => shownPicture(page)).toBe(2);
  const late = page.locator(`main section picture img[src*="/${nameOf(second)}-"]`);
  letSecondCome();
  await expect.poll(() => late.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await late.evaluate((image: HTMLImageElement) => image.decode());
  await pass(page, 100);
  expect(await shownPicture(page)).toBe(2);
});
