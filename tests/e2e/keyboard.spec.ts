import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { longExcept, sitePages, visit } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The focused element and its faults; undefined if the focus has left the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const free = points.filter(([x, y]) => {
      // Of a large text field the browser scrolls only the line with the caret into the window.
      if (element instanceof HTMLTextAreaElement && y > innerHeight && top < innerHeight - 24) return true;
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isMarked = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`;
    return {
      name,
      faults: [
        ...(isMarked ? [] : [`${name} has no visible focus`]),
        ...(free.length < points.length / 2
          ? [`${name} is covered at ${points.length - free.length} of 9 points`]
          : []),
      ],
    };
  });

/** What the keyboard must reach. Tab reaches one radio button of a group. */
const controls =
  ":is(a[href], button, input:not([type=radio]:not(:checked)), textarea, select, summary, [tabindex='0']):not([inert] *)";

for (const { path } of sitePages) {
  const tags = `@rarely-phone${longExcept(["/", "/Contact"], path)}`;
  test(`${path} by keyboard: reaches everything once, visible and not covered ${tags}`, async ({ page }) => {
    await visit(page, path);
    // Load what waits until it is near, such as the map, so that no control is added during the test.
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole("button", { name: "Zoom in" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const expected = await page.locator(controls).filter({ visible: true }).count();
    const names: string[] = [];
    const faults: string[] = [];
    while (names.length <= expected + 5) {
      await page.keyboard.press("Tab");
      const stop = await focused(page);
      if (!stop) break;
      names.push(stop.name);
      faults.push(...stop.faults);
    }
    expect(names.length, names.join("; ")).toBe(expected);
    expect(faults, path).toEqual([]);
  });
}
