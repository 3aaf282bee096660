import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { visit, visitAtRest } from "./visit.ts";

const { gallery } = content.about;

// Sections below the fold are laid out when they come near the viewport (content-visibility).

test("scrolling up from the end moves nothing @rarely-phone", async ({ page }) => {
  await visitAtRest(page, "/");
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
  const last = gallery.at(-1)?.title ?? "";
  const found = await page.evaluate(
    (text) => (window as unknown as { find(text: string): boolean }).find(text),
    last,
  );
  expect(found).toBe(true);
  await expect(page.getByText(last, { exact: true })).toBeInViewport();
});

test("after a link the top of the page is painted before its sections below the fold; after the back button all is there", async ({
  page,
}) => {
  await visit(page, "/Dining");
  // After each change of the page: its heading, and how many sections below the fold it has.
  await page.evaluate(() => {
    const seen: string[] = [];
    const main = document.querySelector("main") as HTMLElement;
    new MutationObserver(() => {
      const state = `${main.querySelector("h1")?.textContent}: ${main.querySelectorAll(".below-fold").length}`;
      if (seen.at(-1) !== state) seen.push(state);
    }).observe(main, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect.poll(seen).toEqual(["About Us: 0", "About Us: 3"]);
  await page.goBack();
  await expect.poll(async () => (await seen()).slice(2)).toEqual(["Dining: 2"]);
});
