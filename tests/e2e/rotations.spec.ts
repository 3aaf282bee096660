import type { Page } from "@playwright/test";
import words from "#words/home.json" with { type: "json" };
import { content, nameOf } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import {
  boxOf,
  pass,
  setHidden,
  touch,
  visit,
  visitInFrozenTime,
  waitForHydration,
  waitForRest,
} from "./visit.ts";

const { testimonials } = content.home;
const { packages } = content.packages;

const toggle = (page: Page, name: "Pause" | "Play", what = "motion") =>
  page.getByRole("button", { name: `${name} ${what}` });

/** The position of the current dot. */
const currentDot = (name: string) => (page: Page) =>
  page
    .getByRole("group", { name, exact: true })
    .getByRole("button")
    .evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === "true"));

const heroDot = currentDot("Pictures of the resort");

/** The hero's visible picture, which must be that of the current dot. */
const heroPicture = async (page: Page) => {
  const pictures = page.locator("main section").first().locator("picture img");
  const seen = await pictures.evaluateAll((all) =>
    all.flatMap((image, index) => (getComputedStyle(image).opacity === "1" ? [index] : [])),
  );
  return `${seen} by dot ${await heroDot(page)}`;
};

const visibleWord = (page: Page) =>
  page
    .getByRole("heading", { name: new RegExp(`^${words.place}`) })
    .locator("+ * > *")
    .evaluateAll((all) =>
      all.findIndex((word) => word.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
    );

/** What each card shows: its picture's place in its list. */
const cardPictures = async (page: Page) => {
  const shown = page.getByRole("article").locator('img:not([alt=""])');
  const sources = await shown.evaluateAll((all) => all.map((image) => image.getAttribute("src") ?? ""));
  const placeOf = (card: number, { pictures }: (typeof packages)[number]) =>
    pictures.findIndex((picture) => sources[card]?.includes(`/${nameOf(picture)}-`));
  return packages.map((offered, card) => placeOf(card, offered)).join();
};

const picturesAt = (index: number) => packages.map(({ pictures }) => index % pictures.length).join();

for (const [name, path, everyMs, seen, positions] of [
  ["hero", "/", 3000, heroPicture, [0, 1, 2, 3].map((index) => `${index} by dot ${index}`)],
  ["word", "/", 2000, visibleWord, [0, 1, 2, 3, 4]],
  ["testimonials", "/", 6000, currentDot("Testimonials"), [0, 1, 2, 3, 4, 5]],
  ["package cards", "/Packages", 3000, cardPictures, [0, 1, 2, 3, 4].map(picturesAt)],
] as const)
  test(`${name}: ${positions.length} positions, ${everyMs} ms each`, async ({ page }) => {
    const expectSeen = (step: number) =>
      expect
        .poll((): Promise<unknown> => seen(page), `step ${step}`)
        .toBe(positions[step % positions.length]);
    await visitInFrozenTime(page, path);
    await page.mouse.move(2, 2);
    await collectShifts(page);
    const steps = positions.length + 1;
    for (let step = 0; step < steps; step++) {
      await expectSeen(step);
      await pass(page, everyMs - 1);
      await expectSeen(step);
      await pass(page, 1);
    }
    expect(await readShifts(page)).toEqual([]);
    await toggle(page, "Pause").click();
    await pass(page, 3 * everyMs);
    await expectSeen(steps);
    await toggle(page, "Play").click();
    await setHidden(page, true);
    await pass(page, 3 * everyMs);
    await expectSeen(steps);
    await setHidden(page, false);
    await pass(page, everyMs);
    await expectSeen(steps + 1);
  });

test("the hero's pictures fade, and stand still with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitInFrozenTime(page, "/");
  await pass(page, 5 * 3000);
  expect(await heroDot(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const picture = page.locator("main section picture img").first();
  await expect(picture).toHaveCSS("transition", /opacity (0\.)?[1-9]/);
});

test("a picture that the guest has picked is shown for a whole interval", async ({ page }) => {
  await visitInFrozenTime(page, "/");
  await pass(page, 2500);
  await page.getByRole("button", { name: /^Show picture 4/ }).click();
  await pass(page, 2999);
  expect(await heroDot(page)).toBe(3);
  await pass(page, 1);
  expect(await heroDot(page)).toBe(0);
});

test("the hero has a pause of its own", async ({ page }) => {
  await visitInFrozenTime(page, "/");
  await toggle(page, "Pause", "pictures").click();
  await pass(page, 5 * 3000);
  expect(await heroDot(page)).toBe(0);
});

test("the hero's pause is for this visit of Home, and for nothing else that moves", async ({ page }) => {
  await visit(page, "/");
  await toggle(page, "Pause", "pictures").click();
  const goTo = (name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
  await goTo("About Us");
  await expect(page.locator("main video").first()).toHaveJSProperty("paused", false);
  await goTo("Packages");
  const before = await cardPictures(page);
  await expect.poll(() => cardPictures(page), "the cards turn").not.toBe(before);
  await goTo("Home");
  await expect(toggle(page, "Pause", "pictures")).toBeVisible();
});

test.describe("a picture that does not load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("leaves the former one where it is until the next round @long", async ({ page }) => {
    const [tour] = packages;
    const card = page.getByRole("article").first().locator('img:not([alt=""])');
    const expectPicture = (index: number) =>
      expect(card).toHaveAttribute("src", new RegExp(`/${nameOf(tour?.pictures[index])}-`));
    const come = Promise.withResolvers<void>();
    let requests = 0;
    await page.route(new RegExp(`/${nameOf(tour?.pictures[1])}-`), async (route) => {
      if (requests++ === 0) return route.abort();
      await come.promise;
      await route.continue();
    });
    await visitInFrozenTime(page, "/Packages");
    await expect.poll(() => requests).toBe(1);
    await pass(page, 3000);
    await expect.poll(async () => (await cardPictures(page)).split(",")[1]).toBe("1");
    await expectPicture(0);
    for (let step = 0; step < (tour?.pictures.length ?? 0); step++) await pass(page, 3000);
    await expect.poll(() => requests).toBe(2);
    await expect(card).toHaveCSS("opacity", "1");
    come.resolve();
    await expectPicture(1);
  });
});

/** The play states of endless animations: the marquee and its spinners, which run only when near. */
const endless = (page: Page) =>
  page.evaluate(() => {
    document.querySelector("main ~ div")?.scrollIntoView();
    const isEndless = ({ effect }: Animation) =>
      effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    const states = document.getAnimations().filter(isEndless);
    return [...new Set(states.map(({ playState }) => playState))].join();
  });

test("a pause of all motion lasts over a reload, and on other pages @long", async ({ page }) => {
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
  await expect(video, "the pause is over").toHaveJSProperty("paused", false);
});

test("the film has a pause of its own @long", async ({ page }) => {
  await visit(page, "/AboutUs");
  const video = page.locator("main video").first();
  await expect(video).toHaveJSProperty("paused", false);
  await toggle(page, "Pause", "video").click();
  await expect(video).toHaveJSProperty("paused", true);
});

/** Changes the system's setting. The browser tells the page with its next frame. */
async function setMotion(page: Page, reducedMotion: "reduce" | "no-preference") {
  await page.emulateMedia({ reducedMotion });
  await page.waitForFunction(
    (wanted) => matchMedia(`(prefers-reduced-motion: ${wanted})`).matches,
    reducedMotion,
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test("reduced motion pauses from the first frame on, until the guest plays @long", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/AboutUs");
  await expect.poll(() => endless(page)).toBe("paused");
  await waitForHydration(page);
  await expect.poll(() => endless(page)).toBe("paused");
  await page.waitForLoadState("networkidle");
  const film = page.locator("main video");
  await expect(film, "its poster only").toHaveJSProperty("currentSrc", "");
  await toggle(page, "Play").click();
  await expect.poll(() => endless(page)).toBe("running");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test("a change of the system's setting ends what the guest has played, and never a pause @long", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/AboutUs");
  await toggle(page, "Play").click();
  await expect.poll(() => endless(page)).toBe("running");
  await setMotion(page, "no-preference");
  await setMotion(page, "reduce");
  await expect.poll(() => endless(page)).toBe("paused");
  await setMotion(page, "no-preference");
  await expect.poll(() => endless(page)).toBe("running");
  await toggle(page, "Pause").click();
  await setMotion(page, "reduce");
  await setMotion(page, "no-preference");
  expect(await endless(page)).toBe("paused");
  await expect(toggle(page, "Play")).toBeVisible();
});

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
  await visitInFrozenTime(page, "/#testimonials");
  await expect(stage(page), "a fragment leads to what is not laid out yet").toBeInViewport({ ratio: 0.5 });
  // The sections above get their heights when the page is idle, which moves what is below the pointer.
  await pass(page, 1000);
  await waitForRest(page);
  await page.mouse.move(2, 2);
};

test("testimonials change in 600 ms, to the right or to the left, whichever is nearer", async ({ page }) => {
  await open(page);
  /** Measured in one step, because on a slow machine the slides might already have stopped. */
  const movesAfter = (position: number) =>
    dot(page, position).evaluate(async (button: HTMLElement) => {
      button.click();
      // React renders before the next task.
      await Promise.resolve();
      const slides = [...document.querySelectorAll('#testimonials [aria-roledescription="slide"]')];
      return slides.flatMap((slide) =>
        slide.getAnimations().map(({ effect }) => {
          const frames = (effect as KeyframeEffect).getKeyframes();
          const translate = frames.map((frame) => String(frame.translate)).find((at) => /%/.test(at)) ?? "";
          const side = Number.parseFloat(translate) > 0 ? "right" : "left";
          return `${slide.ariaLabel} ${effect?.getTiming().duration} ${side}`;
        }),
      );
    });
  expect(await movesAfter(count)).toEqual(["1 of 6 600 right", "6 of 6 600 left"]);
  expect(await movesAfter(1)).toEqual(["1 of 6 600 right", "6 of 6 600 left"]);
  expect(await movesAfter(2)).toEqual(["1 of 6 600 left", "2 of 6 600 right"]);
});

test("each testimonial has its text, name and stars, and a dot", async ({ page }) => {
  await open(page);
  await expect(stage(page).getByRole("button")).toHaveCount(count);
  for (const [index, { name, text, rating }] of testimonials.entries()) {
    await dot(page, index + 1).click();
    await expectShown(page, index + 1);
    await expect(shown(page)).toContainText(text);
    await expect(shown(page)).toContainText(name);
    await expect(shown(page).getByRole("img", { name: `${rating} out of 5 stars` })).toBeVisible();
  }
});

test("testimonials stand still below the pointer", async ({ page }) => {
  await open(page);
  await carousel(page).hover();
  await pass(page, 3 * everyMs);
  await expectShown(page, 1);
  await page.mouse.move(2, 2);
  await pass(page, everyMs);
  await expectShown(page, 2);
});

test("testimonials stand still while a dot has the focus by keyboard, not by a click @long", async ({
  page,
}) => {
  await open(page);
  await dot(page, 1).click();
  await page.mouse.move(2, 2);
  await pass(page, everyMs);
  await expectShown(page, 2);
  await page.keyboard.press("Tab");
  await expect(dot(page, 2)).toBeFocused();
  await pass(page, 3 * everyMs);
  await expectShown(page, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, everyMs);
  await expectShown(page, 3);
});

test("a mouse that selects text turns no testimonial @long", async ({ page }) => {
  await open(page);
  await carousel(page).hover({ position: { x: 300, y: 20 } });
  await page.mouse.down();
  await carousel(page).hover({ position: { x: 20, y: 20 } });
  await page.mouse.up();
  await expectShown(page, 1);
});

test("a finger's swipe turns testimonials either way, and scrolls the page @only-phone", async ({ page }) => {
  await open(page);
  await carousel(page).scrollIntoViewIfNeeded();
  const { x, y, width } = await boxOf(carousel(page));
  const swipe = (from: number, to: number) => {
    const at = (part: number) => ({ x: x + width * (from + (to - from) * part), y: y + 20 });
    return touch(page, [[0, 0.25, 0.5, 0.75, 1].map(at)]);
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
