import { lowestContrast } from "./contrast.ts";
import { expect, test } from "./fixtures.ts";
import { boxOf, longExcept, visit, visitAtRest } from "./visit.ts";

// The opening of the inner pages: a title on a picture.

const withPicture = ["/Packages", "/AboutUs", "/Offers", "/Contact"];

for (const path of withPicture)
  test(`the title of ${path} stands on the picture, which begins below the top bar and comes first${longExcept(["/Packages", "/AboutUs"], path)}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visitAtRest(page, path);
      const at = `at ${width} px`;
      const picture = page.getByRole("main").locator("picture img").first();
      const [ground, title] = [await boxOf(picture), await boxOf(page.getByRole("heading", { level: 1 }))];
      const header = await boxOf(page.getByRole("banner"));
      expect(ground.y, at).toBeLessThanOrEqual(header.y + 1);
      expect(ground.width, at).toBeGreaterThanOrEqual(width);
      expect(title.y, at).toBeGreaterThan(ground.y);
      expect(title.bottom, at).toBeLessThan(ground.bottom);
      await expect(picture, at).toHaveAttribute("fetchpriority", "high");
      await expect(picture, at).toHaveAttribute("loading", "eager");
    }
  });

for (const path of withPicture)
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const)
    test(`what stands on the picture of ${path} is read at ${width} px${longExcept(["/AboutUs 390"], `${path} ${width}`)}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await visit(page, path);
      const head = page.getByRole("main").locator("> div").first();
      for (const text of await head.locator("h1, p, nav a, nav [aria-current]").all()) {
        // WCAG's large text
        const isLarge = await text.evaluate(
          (each) => Number.parseFloat(getComputedStyle(each).fontSize) >= 24,
        );
        const least = isLarge ? 3 : 4.5;
        expect.soft(await lowestContrast(page, text), `'${await text.textContent()}'`).toBeGreaterThan(least);
      }
    });

test("the letter of Contact begins in the picture, and covers none of the words", async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
    [320, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visitAtRest(page, "/Contact");
    const ground = await boxOf(page.getByRole("main").locator("picture img").first());
    const letter = await boxOf(page.locator("form#inquiry"));
    expect(letter.y, `at ${width} px`).toBeLessThan(ground.bottom);
    for (const text of await page.getByRole("main").locator("h1, .lead, nav li").all()) {
      const box = await boxOf(text);
      const isBeside = box.right <= letter.x || box.bottom <= letter.y;
      expect(isBeside, `'${await text.textContent()}' at ${width} px`).toBe(true);
    }
  }
});
