import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { longExcept, sitePages, visit } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Stop {
  name: string;
  /** Whether the focus is visible: an outline, or another look than without it. */
  marked: boolean;
  /** The middle, and the share of nine points of the element that are not covered. */
  seen: number;
  wide: number;
  tall: number;
}

/** The focused element; undefined if the focus has left the page. */
async function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const free = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`,
      marked: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      seen: free.length / points.length,
      wide: width,
      tall: height,
    };
  });
}

/** Everything that the keyboard must reach, in the order of the page. */
const reachable = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(
        document.querySelectorAll<HTMLElement>(
          // Tab reaches one radio button of a group.
          "a[href], button, input:not([type=radio]:not(:checked)), textarea, select, summary, [tabindex='0']",
        ),
      ).filter(
        (element) => element.checkVisibility({ checkVisibilityCSS: true }) && !element.closest("[inert]"),
      ).length,
  );

for (const { path } of sitePages) {
  const tags = `@rarely-phone${longExcept(["/", "/Dining", "/Contact"], path)}`;
  test(`${path} by keyboard: reaches everything once, visible and not covered ${tags}`, async ({ page }) => {
    await visit(page, path);
    // Load what waits until it is near, such as the map, so that no control is added during the test.
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole("button", { name: "Zoom in" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const expected = await reachable(page);
    const stops: Stop[] = [];
    while (stops.length <= expected + 5) {
      await page.keyboard.press("Tab");
      const stop = await focused(page);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length, stops.map(({ name }) => name).join("; ")).toBe(expected);
    expect(
      stops.filter(({ marked }) => !marked).map(({ name }) => name),
      "without a visible focus",
    ).toEqual([]);
    expect(
      stops.filter(({ seen }) => seen < 0.5).map(({ name, seen }) => `${name}: ${seen}`),
      "covered",
    ).toEqual([]);
    // Links within a line of text are exempt from the target size (2.5.8).
    const small = stops.filter(({ name, wide, tall }) => Math.min(wide, tall) < 24 && !name.startsWith("A "));
    expect(small, "smaller than 24 px").toEqual([]);
  });
}
