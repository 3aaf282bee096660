import { expect, type Page } from "@playwright/test";
import { visit } from "./visit.ts";

/** What the interactive map shows: the left upper corner and the size, in units of the drawing. */
export async function mapView(page: Page) {
  const box = await page.locator(".region-map-window > .region-drawing").first().getAttribute("viewBox");
  const [x = 0, y = 0, width = 0, height = 0] = (box ?? "").split(" ").map(Number);
  return { x, y, width, height };
}

/** The view after the animation: unchanged for four frames and 400 ms. */
export async function restingView(page: Page) {
  await page
    .locator(".region-map-window > .region-drawing")
    .first()
    .evaluate(async (drawing) => {
      let still = 0;
      let since = performance.now();
      for (let last = drawing.getAttribute("viewBox"); still < 4 || performance.now() - since < 400; ) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const now = drawing.getAttribute("viewBox");
        if (now !== last) since = performance.now();
        still = now === last ? still + 1 : 0;
        last = now;
      }
    });
  return mapView(page);
}

/** Opens a page, scrolls to the map and waits until it is interactive. */
export async function visitMap(page: Page, address = "/AboutUs", name = "Map of the region") {
  await visit(page, address);
  await page.locator("footer figure").scrollIntoViewIfNeeded();
  const map = page.getByRole("application", { name });
  await expect(map).toBeVisible();
  return map;
}

/** Names in the map that overlap each other or a control, or are outside. */
export function coveredNames(figure: Element): string[] {
  // Names that have left the window are hidden where a glide's last frame saw them.
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const frame = figure.querySelector(".region-map")?.getBoundingClientRect() ?? new DOMRect();
  // The free space above and below letters may overlap.
  const boxOf = (element: Element, tighter = 0) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top: top + tighter, right, bottom: bottom - tighter, name: element.textContent };
  };
  // Names of rivers are rotated, so their boxes say nothing.
  const names = [...figure.querySelectorAll(".region-map-names text:not(.water)")]
    .filter(isSeen)
    .map((text) => boxOf(text, 4))
    .filter(({ right, top, bottom }) => right > frame.left && bottom > frame.top && top < frame.bottom);
  const others = [...figure.querySelectorAll(".region-map-controls, .region-map-foot p")].map((one) =>
    boxOf(one),
  );
  // The rings of places: 14 px wide in the middle of their buttons, the airport's 20.
  for (const ring of figure.querySelectorAll(".region-map-markers button"))
    if (isSeen(ring)) {
      const { left, top, right, bottom } = ring.getBoundingClientRect();
      const inset = ring.matches(".region-map-air, .region-map-pin") ? 6 : 9;
      const name = `the ring of ${ring.textContent}`;
      others.push({
        left: left + inset,
        top: top + inset,
        right: right - inset,
        bottom: bottom - inset,
        name,
      });
    }
  const problems: string[] = [];
  names.forEach((one, index) => {
    if (one.left < frame.left || one.right > frame.right || one.top < frame.top || one.bottom > frame.bottom)
      problems.push(`${one.name} leaves the frame`);
    for (const other of [...names.slice(index + 1), ...others])
      if (
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom
      )
        problems.push(`${one.name} and ${other.name}`);
  });
  return problems;
}
