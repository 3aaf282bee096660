import type { Locator, Page } from "@playwright/test";
import { content, nameOf } from "../site/content.ts";
import { contrastsWithin, lowestContrasts, paintPictures } from "./contrast.ts";
import { expect, test } from "./fixtures.ts";
import { pass, visit, visitInFrozenTime } from "./visit.ts";

const pictures = content.home.hero.pictures.map(nameOf);

const intervalMs = 3000;
const count = pictures.length;

const dots = (page: Page) => page.getByRole("group", { name: "Pictures of the resort" });
const dot = (page: Page, position: number) =>
  dots(page).getByRole("button", { name: `Show picture ${position} of ${count}` });

/** The position of the current dot, which must match the visible picture. */
async function expectShown(page: Page, position: number) {
  await expect(dots(page).locator("[aria-current=true]")).toHaveCount(1);
  await expect(dot(page, position)).toHaveAttribute("aria-current", "true");
  // Its berry alone is ripe.
  const fill = (of: Locator) => of.locator("svg").evaluate((berry) => getComputedStyle(berry).fill);
  const ripe = await fill(dot(page, position));
  for (let other = 1; other <= count; other += 1)
    if (other !== position) expect(await fill(dot(page, other))).not.toBe(ripe);
}

test("the visible picture is that of the current dot", async ({ page }) => {
  await visitInFrozenTime(page, "/");
  for (const position of [1, 4, 2]) {
    await dot(page, position).click();
    const seen = () =>
      page
        .locator("main section")
        .first()
        .locator("picture img")
        .evaluateAll((all) =>
          all.flatMap((image, index) => (getComputedStyle(image).opacity === "1" ? [index + 1] : [])),
        );
    await expect.poll(seen).toEqual([position]);
  }
  const images = page.locator("main section").first().locator("picture img");
  await expect(images).toHaveCount(count);
  for (const [index, slot] of pictures.entries())
    await expect(images.nth(index)).toHaveAttribute("src", new RegExp(`/${slot}-`));
});

// package-cards.spec.ts proves the same of the cards.
test.describe("where a picture fails @long", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });
  test("while a picture has not loaded, the one before stays visible; the index goes on", async ({
    page,
  }) => {
    const [, second = "", third = ""] = pictures;
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(`**/pictures/${second}-*`, async (route) => {
      await sent;
      await route.continue();
    });
    await page.route(`**/pictures/${third}-*`, (route) => route.abort());
    await visitInFrozenTime(page, "/");
    const seen = (slot: string) =>
      page.locator("main section").first().locator(`picture img[src*="/${slot}-"]`);
    await expect(seen(pictures[0] ?? "")).toHaveCSS("opacity", "1");

    await dot(page, 2).click();
    await expectShown(page, 2);
    await expect(seen(pictures[0] ?? "")).toHaveCSS("opacity", "1");
    await expect(seen(second)).toHaveCSS("opacity", "0");
    send();
    await expect(seen(second)).toHaveCSS("opacity", "1");

    await pass(page, intervalMs);
    await expectShown(page, 3);
    await expect(seen(second)).toHaveCSS("opacity", "1");
    await pass(page, intervalMs);
    await expectShown(page, 4);
    await expect(seen(pictures[3] ?? "")).toHaveCSS("opacity", "1");
  });
});

test("the hero's own switch stops it and starts it again", async ({ page }) => {
  await visitInFrozenTime(page, "/");
  await dots(page).getByRole("button", { name: "Pause pictures" }).click();
  await pass(page, 5 * intervalMs);
  await expectShown(page, 1);
  await dots(page).getByRole("button", { name: "Play pictures" }).click();
  await pass(page, intervalMs);
  await expectShown(page, 2);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("it does not rotate until the guest starts it; dots still work", async ({ page }) => {
    await visitInFrozenTime(page, "/");
    await pass(page, 5 * intervalMs);
    await expectShown(page, 1);
    await dot(page, 4).click();
    await expectShown(page, 4);
    await dots(page).getByRole("button", { name: "Play pictures" }).click();
    await pass(page, intervalMs);
    await expectShown(page, 1);
  });
});

test("before hydration the page has only the first picture", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  expect(html).toContain(`/${pictures[0]}-`);
  for (const slot of pictures.slice(1)) expect(html).not.toContain(`/${slot}-`);
});

test.describe("its text", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.slow();

  async function expectReadable(page: Page, [width, height]: readonly [number, number], where: string) {
    await page.setViewportSize({ width, height });
    const texts = page
      .getByRole("main")
      .locator("section")
      .first()
      .locator("h1, h1 + p, h1 ~ div a:not(.button)");
    // One by one: low windows do not hold all of them.
    const [headline, blurb, link] = [
      await lowestContrasts(page, texts.nth(0)),
      await lowestContrasts(page, texts.nth(1)),
      await lowestContrasts(page, texts.nth(2)),
    ].map(([contrast = 0]) => contrast);
    expect.soft(headline, `headline, ${where} at ${width} x ${height}`).toBeGreaterThan(3);
    expect.soft(blurb, `text, ${where} at ${width} x ${height}`).toBeGreaterThan(4.5);
    expect.soft(link, `link, ${where} at ${width} x ${height}`).toBeGreaterThan(4.5);
  }

  const manySizes = [
    [320, 640],
    [360, 740],
    [412, 915],
    [740, 360],
    [844, 390],
    [768, 1024],
    [1024, 768],
  ] as const;
  for (const [which, sizes] of [
    [
      "a phone's and a desk's window",
      [
        [390, 844],
        [1440, 900],
      ] as const,
    ],
    ["windows of other sizes @long", manySizes],
  ] as const)
    test(`is readable over the brightest picture there can be, with the popup and without, in ${which}`, async ({
      page,
    }) => {
      await paintPictures(page, "#fff");
      await visit(page, "/");
      for (const size of sizes) await expectReadable(page, size, "with the popup");
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      for (const size of sizes) await expectReadable(page, size, "without the popup");
    });

  test("dots are seen over the brightest picture there can be", async ({ page }) => {
    await paintPictures(page, "#fff");
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, "/");
    const [[, contrast] = []] = await contrastsWithin(page, dot(page, 2));
    expect(contrast).toBeGreaterThan(3);
  });

  test("is readable over each of our pictures @long", async ({ page }) => {
    await visit(page, "/");
    for (const index of pictures.keys()) {
      await dot(page, index + 1).click();
      const images = page.getByRole("main").locator("section").first().locator("picture img");
      await expect(images.nth(index)).toHaveCSS("opacity", "1");
      await expectReadable(page, [360, 640], `picture ${index + 1}`);
      await expectReadable(page, [1440, 900], `picture ${index + 1}`);
    }
  });
});
