import { loadContent } from "#site-build/content/site-content.ts";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { sitePages, visit, waitForRest } from "./visit.ts";

const { aboutGallery } = loadContent();

// Sections below the fold are laid out when they come near the viewport (content-visibility).

/** How far an estimated height may be wrong; the scroll bar then hardly moves. */
const tolerance = 0.15;

for (const { path } of sitePages)
  test(`${path} estimates the heights of its sections below the fold @every`, async ({ page }) => {
    await page.goto(path);
    const wrong = await page.evaluate(
      ([share]) =>
        Array.from(document.querySelectorAll<HTMLElement>(".below-fold")).flatMap((section) => {
          const estimated = Number.parseFloat(
            getComputedStyle(section).containIntrinsicBlockSize.replace("auto ", ""),
          );
          section.style.contentVisibility = "visible";
          const { height } = section.getBoundingClientRect();
          const name = section.querySelector("h2")?.textContent;
          return Math.abs(estimated - height) > height * share ? [`${name}: ${estimated} for ${height}`] : [];
        }),
      [tolerance] as const,
    );
    expect(wrong).toEqual([]);
  });

test("scrolling up from the end moves nothing @rarely-phone", async ({ page }) => {
  await visit(page, "/");
  await waitForRest(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await collectShifts(page);
  for (let top = await page.evaluate(() => scrollY); top > 0; top -= 500)
    await page.evaluate(
      () =>
        new Promise((drawn) => {
          scrollBy(0, -500);
          requestAnimationFrame(() => requestAnimationFrame(drawn));
        }),
    );
  expect(await readShifts(page)).toEqual([]);
});

test("an address with a fragment scrolls to it", async ({ page }) => {
  await page.goto("/#testimonials");
  await expect(page.locator("#testimonials")).toBeInViewport({ ratio: 0.5 });
});

test("the browser's search finds text that has not been laid out", async ({ page }) => {
  await page.goto("/AboutUs");
  const last = aboutGallery.at(-1)?.title ?? "";
  const found = await page.evaluate(
    (text) => (window as unknown as { find(text: string): boolean }).find(text),
    last,
  );
  expect(found).toBe(true);
  await expect(page.getByText(last, { exact: true })).toBeInViewport();
});
