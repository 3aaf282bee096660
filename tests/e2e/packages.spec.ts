import type { Page } from "@playwright/test";
import { content, nameOf } from "../site/content.ts";
import { test as base, expect } from "./fixtures.ts";
import { pass, visit, visitAtRest, visitInFrozenTime } from "./visit.ts";

const { packages } = content.packages;

// With scroll bars, which Playwright hides by default, to test that the dialog keeps their space.
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

const intervalMs = 3000;
const sharedPositions = 5;

const card = (page: Page, index: number) =>
  page.getByRole("article", { name: packages[index]?.title ?? "", exact: true });
const more = (page: Page, index: number) => card(page, index).getByRole("button", { name: "MORE DETAILS" });
const details = (page: Page, index = 0) => page.getByRole("dialog", { name: packages[index]?.title ?? "" });

test("one index over five positions turns all cards every three seconds, each modulo its own pictures", async ({
  page,
}) => {
  expect(packages.map(({ pictures }) => pictures.length)).toEqual([5, 4, 3]);
  await visitInFrozenTime(page, "/Packages");
  for (const position of [0, 1, 2, 3, 4, 0, 1]) {
    for (const [index, { pictures }] of packages.entries()) {
      // Only the visible picture has an alt text.
      const shown = card(page, index).locator('img:not([alt=""])');
      await expect(shown).toHaveCount(1);
      const slot = nameOf(pictures[position % pictures.length]);
      await expect(shown, `position ${position}`).toHaveAttribute("src", new RegExp(`/${slot}-`));
    }
    await pass(page, intervalMs - 1);
    await expect(card(page, 0).locator('img:not([alt=""])')).toHaveAttribute(
      "src",
      new RegExp(`/${nameOf(packages[0]?.pictures[position % sharedPositions])}-`),
    );
    await pass(page, 1);
  }
});

for (const [index, stay] of packages.entries()) {
  test(`MORE DETAILS shows the whole of ${stay.slug}${index === 0 ? "" : " @long"}`, async ({ page }) => {
    await visitAtRest(page, "/Packages");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await more(page, index).click();
    const dialog = details(page, index);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("img")).toHaveCount(3);
    for (const [order, slot] of stay.pictures.slice(0, 3).map(nameOf).entries())
      await expect(dialog.getByRole("img").nth(order)).toHaveAttribute("src", new RegExp(`/${slot}-`));
    // Three covers fill the width: no <source> takes a grid cell.
    const sheet = await dialog.boundingBox();
    const covers = await dialog
      .getByRole("img")
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
    expect(covers[0].left).toBeLessThan((sheet?.x ?? 0) + 4);
    expect(covers[2].right).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? 0) - 24);
    for (const { top, height } of covers) {
      expect(top).toBe(covers[0].top);
      expect(height).toBe(covers[0].height);
    }
    await expect(dialog).toContainText(stay.subtitle);
    await expect(dialog).toContainText(stay.tagline);
    await expect(dialog).toContainText(`₹${stay.price?.amount.toLocaleString("en-IN")}`);
    await expect(dialog.getByRole("listitem")).toHaveText([...stay.details]);

    const chat = await dialog.getByRole("link", { name: "Ask by chat" }).getAttribute("href");
    expect(decodeURIComponent(chat ?? "")).toMatch(new RegExp(`^https://wa.me/\\d+\\?text=${stay.title}`));
    await dialog.getByRole("link", { name: "Book Now" }).click();
    await expect(page).toHaveURL(`/Contact?about=${stay.slug}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByLabel(/^Message/)).toHaveValue(new RegExp(stay.title));
  });
}

test("the focus stays inside, and returns", async ({ page }) => {
  await visit(page, "/Packages");
  await more(page, 0).focus();
  await page.keyboard.press("Enter");
  await expect(details(page)).toHaveJSProperty("open", true);
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    // In Chromium the focus may go to the browser's bars (here: the body), but never to the page behind.
    const inside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(more(page, 0)).toBeFocused();
});

for (const [where, size] of [
  ["a low window", { width: 1280, height: 600 }],
  ["a laptop's window @long", { width: 1366, height: 650 }],
  ["a narrow window @long", { width: 390, height: 664 }],
] as const)
  test(`every time it opens at its top with the focus on its close button, in ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, "/Packages");
    for (const time of ["first", "second"]) {
      await more(page, 0).click();
      await expect(details(page).getByRole("button", { name: "Close details" })).toBeFocused();
      await expect(details(page), `${time} time`).toHaveJSProperty("scrollTop", 0);
      await details(page).getByRole("listitem").last().scrollIntoViewIfNeeded();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });

test("the close button dismisses it, and it opens again", async ({ page }) => {
  await visit(page, "/Packages");
  for (const index of [1, 2]) {
    await more(page, index).click();
    await details(page, index).getByRole("button", { name: "Close details" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(more(page, index)).toBeFocused();
  }
});

for (const size of [
  { width: 1440, height: 900, tag: "@long" },
  { width: 390, height: 560, tag: "" },
  { width: 320, height: 480, tag: "@long" },
])
  test(`at ${size.width} x ${size.height} it has at most 99 % of the height, scrolls, and appears within 0.3 s ${size.tag}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, "/Packages");
    await more(page, 1).click();
    const dialog = details(page, 1);
    await expect(dialog).toBeVisible();
    const { height, scrolls, durations } = await dialog.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      scrolls: element.scrollHeight > element.clientHeight,
      durations: getComputedStyle(element).transitionDuration.split(", "),
    }));
    expect(height).toBeLessThan(size.height * 0.99 + 0.5);
    expect(new Set(durations)).toEqual(new Set(["0.3s"]));
    if (size.height < 600) {
      expect(scrolls).toBe(true);
      await dialog.getByRole("listitem").last().scrollIntoViewIfNeeded();
      await expect(dialog.getByRole("listitem").last()).toBeInViewport();
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

test("pictures of the cards appear in 350 ms above the former ones, one card 120 ms after the other", async ({
  page,
}) => {
  await visitInFrozenTime(page, "/Packages");
  await page.evaluate(() => {
    const changes = new Set<string>();
    Object.assign(window, { changes });
    addEventListener("transitionrun", ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      for (const { effect } of target.getAnimations()) {
        const { delay, duration } = effect?.getComputedTiming() ?? {};
        changes.add(`after ${delay} ms, in ${duration} ms`);
      }
    });
  });
  await pass(page, 3000);
  const changes = () => page.evaluate(() => [...(window as unknown as { changes: Set<string> }).changes]);
  await expect
    .poll(async () => (await changes()).toSorted())
    .toEqual(
      packages
        .flatMap((_, index) => [
          `after ${index * 120} ms, in 350 ms`,
          // The former picture: gone at once, when it is covered.
          `after ${index * 120 + 350} ms, in 0 ms`,
        ])
        .toSorted(),
    );
});
