import type { Page } from "@playwright/test";
import { loadContent } from "#site-build/content/site-content.ts";
import { expect, test } from "./fixtures.ts";
import { pass, visitInFrozenTime } from "./visit.ts";

const { home, testimonials } = loadContent();

const autoplayMs = 6000;
const slideMs = 600;
const count = testimonials.length;

const carousel = (page: Page) => page.getByRole("group", { name: home.testimonialsTitle });
const dots = (page: Page) => page.getByRole("group", { name: "Testimonials", exact: true });
const dot = (page: Page, position: number) =>
  dots(page)
    .getByRole("button")
    .nth(position - 1);

async function open(page: Page) {
  await visitInFrozenTime(page, "/");
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
}

async function expectCurrent(page: Page, position: number) {
  await expect(dot(page, position)).toHaveAttribute("aria-current", "true");
  await expect(dots(page).locator("[aria-current]")).toHaveCount(1);
  const slides = carousel(page).locator('[aria-roledescription="slide"]:not([inert])');
  await expect(slides).toHaveCount(1);
  await expect(slides).toHaveAccessibleName(`${position} of ${count}`);
  await expect(slides).toContainText(testimonials[position - 1]?.text ?? "");
}

test("six testimonials, one at a time, for six seconds each, endless", async ({ page }) => {
  await open(page);
  expect(count).toBe(6);
  await expect(dots(page).getByRole("button")).toHaveCount(6);
  await expectCurrent(page, 1);
  for (const next of [2, 3, 4, 5, 6, 1]) {
    await pass(page, autoplayMs - 1);
    await expectCurrent(page, next === 1 ? count : next - 1);
    await pass(page, 1);
    await expectCurrent(page, next);
  }
});

test("each slide shows name, text and named stars; there are dots and no arrows", async ({ page }) => {
  await open(page);
  for (const [index, { name, text, rating }] of testimonials.entries()) {
    await dot(page, index + 1).click();
    const slide = carousel(page).getByRole("group", { name: `${index + 1} of ${count}` });
    await expect(slide).toContainText(text);
    await expect(slide).toContainText(name);
    const stars = slide.getByRole("img", { name: `${rating} out of 5 stars` });
    // Five stars of 24 with gaps of 2, filled up to the rating: whole stars and one half.
    const filled = Math.floor(rating) * 26 + (rating % 1 >= 0.5 ? 12 : 0);
    await expect(stars.locator("svg")).toHaveAttribute("width", String(filled));
  }
  await expect(page.locator("#testimonials").getByRole("button")).toHaveCount(count);
});

test("a slide takes 600 ms, and only two move", async ({ page }) => {
  await open(page);
  // Measured in one step, because on a slow machine the slides might already have stopped.
  const moving = await dot(page, 2).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((drawn) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = drawn;
      port2.postMessage(undefined);
    });
    return [...document.querySelectorAll("#testimonials [data-moving]")].map((slide) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(slide);
      return [transitionProperty, transitionDuration];
    });
  });
  expect(moving).toEqual(Array(2).fill(["translate", `${slideMs / 1000}s`]));
});

test("hover and focus pause it, leaving and blur continue it", async ({ page }) => {
  await open(page);
  await carousel(page).hover();
  await pass(page, 3 * autoplayMs);
  await expectCurrent(page, 1);
  await page.mouse.move(2, 2);
  await pass(page, autoplayMs);
  await expectCurrent(page, 2);

  await dot(page, 2).focus();
  await pass(page, 3 * autoplayMs);
  await expectCurrent(page, 2);
  await page.keyboard.press("Shift+Tab");
  await pass(page, 3 * autoplayMs);
  await expectCurrent(page, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, autoplayMs);
  await expectCurrent(page, 3);
});

test("arrow keys turn it either way, past both ends", async ({ page }) => {
  await open(page);
  await carousel(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expectCurrent(page, count);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectCurrent(page, 2);
});

test("an arrow key with Alt, Ctrl or Cmd is left to the browser @long", async ({ page }) => {
  await open(page);
  await carousel(page).focus();
  for (const modifier of ["altKey", "ctrlKey", "metaKey"]) {
    const isTaken = await carousel(page).evaluate((element, name) => {
      const init = { key: "ArrowRight", bubbles: true, cancelable: true, [name]: true };
      return !element.dispatchEvent(new KeyboardEvent("keydown", init));
    }, modifier);
    expect(isTaken, modifier).toBe(false);
    await expectCurrent(page, 1);
  }
});

test("a press that is released outside drags nothing afterwards @long", async ({ page }) => {
  await open(page);
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error("The carousel is not laid out.");
  const [x, y] = [box.x + box.width / 2, box.y + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, box.y - 20);
  await page.mouse.up();
  await page.mouse.move(x - box.width * 0.3, y + 8, { steps: 4 });
  await expect(carousel(page).locator("[data-dragged]")).toHaveCount(0);
  await page.mouse.down();
  await page.mouse.up();
  await expectCurrent(page, 1);
});

test("a drag turns it, a small one does not", async ({ page }) => {
  await open(page);
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error("The carousel is not laid out.");
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async (by: number) => {
    await page.mouse.move(middleX, middleY);
    await page.mouse.down();
    await page.mouse.move(middleX + by / 2, middleY, { steps: 3 });
    await page.mouse.move(middleX + by, middleY, { steps: 3 });
    await page.mouse.up();
  };
  await drag(-box.width * 0.3);
  await expectCurrent(page, 2);
  await drag(box.width * 0.3);
  await drag(box.width * 0.3);
  await expectCurrent(page, count);
  await drag(-box.width * 0.05);
  await expectCurrent(page, count);
});

test("a finger's swipe turns it and leaves the page's scrolling alone @only-phone", async ({ page }) => {
  await open(page);
  await carousel(page).scrollIntoViewIfNeeded();
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error("The carousel is not laid out.");
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await touch("touchStart", box.x + box.width * 0.8);
  for (const share of [0.7, 0.6, 0.5, 0.4, 0.3]) await touch("touchMove", box.x + box.width * share);
  await touch("touchEnd", 0);
  await expectCurrent(page, 2);
  expect(await carousel(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe("pan-y");
  // A touch is not a hover: it rotates again afterwards.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, autoplayMs);
  await expectCurrent(page, 3);
});

test("keyboard and screen readers do not reach hidden slides", async ({ page }) => {
  await open(page);
  const slides = page.locator('#testimonials [aria-roledescription="slide"]');
  await expect(slides).toHaveCount(count);
  const inert = await slides.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert));
  expect(inert).toEqual([false, ...Array(count - 1).fill(true)]);
});
