import type { Page } from "@playwright/test";
import { words } from "#words/home.ts";
import { content, nameOf } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { pass, setHidden, visit, visitInFrozenTime, waitForHydration } from "./visit.ts";

const { place, testimonials } = content.home;
const { packages } = content.packages;

const toggle = (page: Page, name: "Pause" | "Play") => page.getByRole("button", { name: `${name} motion` });

/** The position of the current dot. */
const currentDot = (name: string) => (page: Page) =>
  page
    .getByRole("group", { name, exact: true })
    .getByRole("button")
    .evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === "true"));

const visibleWord = (page: Page) =>
  page
    .getByRole("heading", { name: new RegExp(`^${words.place}`) })
    .locator("+ * > *")
    .evaluateAll((all) =>
      all.findIndex((word) => word.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
    );

/** What each card shows: its picture's place in its list. */
const cardPictures = async (page: Page) => {
  const sources = await page
    .getByRole("article")
    .locator('img:not([alt=""])')
    .evaluateAll((all) => all.map((image) => image.getAttribute("src") ?? ""));
  return packages
    .map(({ pictures }, card) =>
      pictures.findIndex((picture) => sources[card]?.includes(`/${nameOf(picture)}-`)),
    )
    .join();
};

interface Rotation {
  name: string;
  path: string;
  everyMs: number;
  /** What is seen at each position. */
  positions: readonly (number | string)[];
  seen: (page: Page) => Promise<number | string>;
}

const rotations: readonly Rotation[] = [
  {
    name: "hero",
    path: "/",
    everyMs: 3000,
    positions: [0, 1, 2, 3],
    seen: currentDot("Pictures of the resort"),
  },
  { name: "word", path: "/", everyMs: 2000, positions: [0, 1, 2, 3, 4], seen: visibleWord },
  {
    name: "testimonials",
    path: "/",
    everyMs: 6000,
    positions: [0, 1, 2, 3, 4, 5],
    seen: currentDot("Testimonials"),
  },
  {
    name: "package cards",
    path: "/Packages",
    everyMs: 3000,
    positions: [0, 1, 2, 3, 4].map((index) => packages.map(({ pictures }) => index % pictures.length).join()),
    seen: cardPictures,
  },
];

for (const { name, path, everyMs, positions, seen } of rotations) {
  const expectSeen = (page: Page, step: number) =>
    expect.poll(() => seen(page)).toBe(positions[step % positions.length]);

  test(`${name}: ${positions.length} positions, ${everyMs} ms each, then from the first, without shifts`, async ({
    page,
  }) => {
    await visitInFrozenTime(page, path);
    await page.mouse.move(2, 2);
    await collectShifts(page);
    for (const step of [...positions.keys(), positions.length]) {
      await expectSeen(page, step);
      await pass(page, everyMs - 1);
      await expectSeen(page, step);
      await pass(page, 1);
    }
    expect(await readShifts(page)).toEqual([]);
  });

  test(`${name}: stands while paused and in a hidden tab`, async ({ page }) => {
    await visitInFrozenTime(page, path);
    await toggle(page, "Pause").click();
    await pass(page, 3 * everyMs);
    await expectSeen(page, 0);
    await toggle(page, "Play").click();
    await setHidden(page, true);
    await pass(page, 3 * everyMs);
    await expectSeen(page, 0);
    await setHidden(page, false);
    await pass(page, everyMs);
    await expectSeen(page, 1);
  });
}

test("a picked hero picture has a whole interval", async ({ page }) => {
  await visitInFrozenTime(page, "/");
  await pass(page, 2500);
  await page.getByRole("button", { name: /^Show picture 4/ }).click();
  await pass(page, 2999);
  expect(await rotations[0]?.seen(page)).toBe(3);
  await pass(page, 1);
  expect(await rotations[0]?.seen(page)).toBe(0);
});

test("screen readers hear all words once, in the heading's name", async ({ page }) => {
  await page.goto("/");
  const name = `${words.place} ${place.words.join(", ")}`;
  await expect(page.getByRole("heading", { name })).toBeAttached();
});

test.describe("the switch", () => {
  /** The play states of endless animations: the marquee and its spinners, which run only when near. */
  const endless = (page: Page) =>
    page.evaluate(() => {
      document.querySelector("main + div")?.scrollIntoView();
      const isEndless = ({ effect }: Animation) =>
        effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return [
        ...new Set(
          document
            .getAnimations()
            .filter(isEndless)
            .map(({ playState }) => playState),
        ),
      ].join();
    });

  test("pauses marquee, spinners and film, after a reload and on other pages too", async ({ page }) => {
    await visit(page, "/");
    await expect.poll(() => endless(page)).toBe("running");
    await toggle(page, "Pause").click();
    await page.reload();
    // Before hydration, an inline script pauses CSS animations.
    await expect.poll(() => endless(page)).toBe("paused");
    await waitForHydration(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
    const video = page.locator("main video").first();
    await expect(video).toHaveJSProperty("paused", true);
    await toggle(page, "Play").click();
    await expect(video).toHaveJSProperty("paused", false);
    await page.reload();
    await waitForHydration(page);
    await expect(toggle(page, "Pause")).toBeVisible();
  });

  test.describe("under reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("is off from the first frame on, until the guest turns it on", async ({ page }) => {
      await page.goto("/");
      await expect.poll(() => endless(page)).toBe("paused");
      await waitForHydration(page);
      await expect.poll(() => endless(page)).toBe("paused");
      await toggle(page, "Play").click();
      await expect.poll(() => endless(page)).toBe("running");
    });
  });

  test("follows the system's setting while the page is open, and keeps a saved pause", async ({ page }) => {
    await visit(page, "/");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => endless(page)).toBe("paused");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(() => endless(page)).toBe("running");
    await toggle(page, "Pause").click();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(() => endless(page)).toBe("paused");
  });
});

test.describe("testimonials", () => {
  const everyMs = 6000;
  const count = testimonials.length;
  const stage = (page: Page) => page.locator("#testimonials");
  const carousel = (page: Page) => stage(page).locator('[aria-roledescription="carousel"]');
  const shown = (page: Page) => stage(page).locator('[aria-roledescription="slide"]:not([inert])');
  const dot = (page: Page, position: number) =>
    stage(page)
      .getByRole("button")
      .nth(position - 1);
  const expectShown = (page: Page, position: number) =>
    expect(shown(page)).toHaveAccessibleName(`${position} of ${count}`);
  const open = async (page: Page) => {
    await visitInFrozenTime(page, "/");
    await stage(page).scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
  };

  test("each slide has name, text and stars; there is a dot for each and no arrow", async ({ page }) => {
    await open(page);
    await expect(stage(page).getByRole("button")).toHaveCount(count);
    for (const [index, { name, text, rating }] of testimonials.entries()) {
      await dot(page, index + 1).click();
      await expectShown(page, index + 1);
      await expect(shown(page)).toContainText(text);
      await expect(shown(page)).toContainText(name);
      // Five stars of 24 with gaps of 2, filled up to the rating: whole stars and one half.
      const filled = Math.floor(rating) * 26 + (rating % 1 >= 0.5 ? 12 : 0);
      const stars = shown(page).getByRole("img", { name: `${rating} out of 5 stars` });
      await expect(stars.locator("svg")).toHaveAttribute("width", String(filled));
    }
  });

  test("a slide takes 600 ms, and after the last one the first comes in the same direction", async ({
    page,
  }) => {
    await open(page);
    /** Measured in one step, because on a slow machine the slides might already have stopped. */
    const movesAfter = (position: number) =>
      dot(page, position).evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise((drawn) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = drawn;
          port2.postMessage(undefined);
        });
        const slides = [...document.querySelectorAll('#testimonials [aria-roledescription="slide"]')];
        return slides.flatMap((slide) =>
          slide.getAnimations().map(({ effect }) => {
            const frames = (effect as KeyframeEffect).getKeyframes();
            const translate = frames.map((frame) => String(frame.translate)).find((at) => /%/.test(at)) ?? "";
            return [
              slide.ariaLabel,
              effect?.getTiming().duration,
              Number.parseFloat(translate) > 0 ? "right" : "left",
            ].join(" ");
          }),
        );
      });
    expect(await movesAfter(count)).toEqual(["1 of 6 600 right", "6 of 6 600 left"]);
    expect(await movesAfter(1)).toEqual(["1 of 6 600 right", "6 of 6 600 left"]);
    expect(await movesAfter(2)).toEqual(["1 of 6 600 left", "2 of 6 600 right"]);
  });

  test("hover and focus pause it, leaving and blur continue it", async ({ page }) => {
    await open(page);
    await carousel(page).hover();
    await pass(page, 3 * everyMs);
    await expectShown(page, 1);
    await page.mouse.move(2, 2);
    await pass(page, everyMs);
    await expectShown(page, 2);
    await dot(page, 2).focus();
    await pass(page, 3 * everyMs);
    await expectShown(page, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pass(page, everyMs);
    await expectShown(page, 3);
  });

  test("a finger's swipe turns it either way; the page still scrolls @only-phone", async ({ page }) => {
    await open(page);
    await carousel(page).scrollIntoViewIfNeeded();
    const box = await carousel(page).boundingBox();
    if (!box) throw new Error("The carousel is not laid out.");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", share = 0) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: box.x + box.width * share, y: box.y + box.height / 2 }],
      });
    const swipe = async (from: number, to: number) => {
      await touch("touchStart", from);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + (to - from) * part);
      await touch("touchEnd");
    };
    await swipe(0.8, 0.3);
    await expectShown(page, 2);
    await swipe(0.3, 0.8);
    await swipe(0.3, 0.8);
    await expectShown(page, count);
    await swipe(0.5, 0.45);
    await expectShown(page, count);
    expect(await carousel(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe("pan-y");
    // A touch is not a hover: it rotates again.
    await pass(page, everyMs);
    await expectShown(page, 1);
  });
});
