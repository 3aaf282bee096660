import type { Page } from "@playwright/test";
import { words as home } from "#words/home.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import {
  longExcept,
  sitePages,
  unknownAddress,
  visit,
  visitAtRest,
  waitForHydration,
  waitForTypefaces,
} from "./visit.ts";

const { site } = content;

test.use({ expectedErrors: [/status of 404/] });

const addresses = [...sitePages.map(({ path }) => path), unknownAddress];

// The longest ones, and that with the form.
const mainPages = ["/", "/Dining", "/Contact"];
const phonePages = ["/", "/Dining"];

// Without it, a moving slide is outside for a moment.
const still = { reducedMotion: "reduce" } as const;

/** The page's width and the window's, if the page is wider. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const across = document.scrollingElement?.scrollWidth ?? 0;
    return across > root.clientWidth ? [`${across} in ${root.clientWidth}`] : [];
  });

/** Texts and controls that the window's edge cuts off; with `overflow: clip` they cause no overflow. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return Array.from(
      document.querySelectorAll("h1, h2, h3, p, li, a[href], button, input, textarea, figcaption, dd, dt"),
    )
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .filter((element) => !element.closest("[aria-hidden=true], [inert], .hidden, .skip"))
      .filter((element) => {
        // What scrolls sideways is reached.
        for (let above = element.parentElement; above; above = above.parentElement)
          if (getComputedStyle(above).overflowX === "auto") return false;
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (left < -1 || right > width + 1);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });

for (const address of addresses) {
  test(`${address} fits every width, keeps its lists for VoiceOver, and labels no anchor without href`, async ({
    page,
  }) => {
    await page.emulateMedia(still);
    await page.goto(address);
    await waitForHydration(page);
    expect(await lostLists(page)).toEqual([]);
    // Its role allows none.
    await expect(page.locator("a:not([href])[aria-label]")).toHaveCount(0);
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWithin(page, `at ${width}`);
    }
  });

  const tags = `${phonePages.includes(address) ? "@phone" : "@rarely-phone"}${longExcept(mainPages, address)}`;
  test(`${address} does not shift while it loads, hydrates and is scrolled ${tags}`, async ({ page }) => {
    await collectShifts(page);
    await page.goto(address);
    await waitForTypefaces(page);
    await expect(page.locator("#page-name[data-path]")).toBeAttached();
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < tall; y += 700) {
      await page.evaluate(
        (top) =>
          new Promise((drawn) => {
            scrollTo(0, top);
            requestAnimationFrame(() => requestAnimationFrame(drawn));
          }),
        y,
      );
    }
    await page.waitForLoadState("networkidle");
    expect(await readShifts(page)).toEqual([]);
  });
}

/** WebKit calls it a list only by its role, or when some item is a list-item box whose marker is not 'none'. */
const lostLists = (page: Page) =>
  page.locator(":is(ul, ol):not([role], nav *)").evaluateAll((all) =>
    all
      .filter((list) => list.checkVisibility())
      .filter((list) =>
        Array.from(list.children).every((item) => {
          const { display, listStyleType } = getComputedStyle(item);
          return display !== "list-item" || listStyleType === "none";
        }),
      )
      .map((list) => list.textContent?.slice(0, 40)),
  );

test("the top bar has one row without overlaps, and a number that can be read from 360 px on", async ({
  page,
}) => {
  await visitAtRest(page, "/Dining");
  const bar = page.getByRole("region", { name: "Ways to reach us" });
  const parts = bar.locator("a, button").filter({ visible: true });
  for (const width of [280, 320, 360, 390, 480, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await bar.boundingBox())?.height, `at ${width}`).toBeLessThanOrEqual(48);
    await expect(bar.getByText(site.telephones[0] ?? "").first()).toBeVisible({ visible: width >= 360 });
    const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    for (const [index, { left, right }] of boxes.entries()) {
      expect(left, `part ${index + 1} at ${width}`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect(right - left, `at ${width}`).toBeGreaterThan(40);
    }
  }
});

test("on a phone the footer is less than 900 px high", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/Dining");
  expect((await page.getByRole("contentinfo").boundingBox())?.height).toBeLessThan(900);
});

test("the words of the main menu stand at equal distances, the last one at the column's end", async ({
  page,
}) => {
  await visitAtRest(page, "/Dining");
  const menu = page.getByRole("navigation", { name: "Main" });
  const words = await menu.getByRole("link").evaluateAll((links) =>
    links.map((link) => {
      const word = document.createRange();
      word.selectNodeContents(link.firstChild as Text);
      return word.getBoundingClientRect().toJSON();
    }),
  );
  const gaps = words.slice(1).map(({ left }, index) => left - words[index].right);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  const column = await page
    .getByRole("main")
    .locator("h1")
    .first()
    .evaluate((heading) => {
      const { right } = (heading.closest(".wrap") as HTMLElement).getBoundingClientRect();
      return (
        right - Number.parseFloat(getComputedStyle(heading.closest(".wrap") as HTMLElement).paddingRight)
      );
    });
  expect(Math.abs(words.at(-1).right - column)).toBeLessThan(1);
});

test("menu and prices stay in the window at 280 px, and with wide spacing (WCAG 1.4.12) at 360", async ({
  page,
}) => {
  await page.emulateMedia(still);
  await visit(page, "/Dining");
  for (const width of [280, 300, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expectWithin(page, `at ${width}`);
  }
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await page.setViewportSize({ width: 360, height: 700 });
  await expectWithin(page, "spaced at 360");
});

test("long words of a heading stay whole at 280 px where they fit, and break inside the window where not", async ({
  page,
}) => {
  await page.emulateMedia(still);
  await page.setViewportSize({ width: 280, height: 700 });
  await visit(page, unknownAddress);
  const linesOf = (word: string) =>
    page.getByRole("heading", { level: 1 }).evaluate((heading, wanted) => {
      const text = heading.firstChild as Text;
      const range = document.createRange();
      const start = text.data.indexOf(wanted);
      range.setStart(text, start);
      range.setEnd(text, start + wanted.length);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    }, word);
  expect(await linesOf("Unexpected")).toBe(1);
  expect(await linesOf("Application")).toBe(1);
  await page.setViewportSize({ width: 360, height: 700 });
  for (const path of ["/Packages", "/Offers", "/Dining"]) {
    await visit(page, path);
    await page
      .getByRole("main")
      .locator("h1, h2, h3")
      .evaluateAll((headings) => {
        for (const heading of headings) heading.textContent = "Familienwochenendpauschalenübersicht";
      });
    await expectWithin(page, `${path} with long words`);
    // By the language of the page
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("hyphens", "auto");
  }
});

for (const options of [{ forcedColors: "active" }, { contrast: "more" }] as const)
  test(`nothing is lost with ${Object.entries(options).join(" ")}`, async ({ page }) => {
    await page.emulateMedia(options);
    for (const address of ["/", "/Packages", "/Contact"]) {
      await page.goto(address);
      const invisible = await page
        .getByRole("main")
        .locator("h1, h2, h3, p, button, a[href]")
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                element.checkVisibility({ checkVisibilityCSS: true }) && element.textContent?.trim(),
            )
            .filter((element) => {
              const { color, backgroundColor } = getComputedStyle(element);
              return color === backgroundColor || color === "rgba(0, 0, 0, 0)";
            })
            .map((element) => element.textContent),
        );
      expect(invisible, address).toEqual([]);
    }
  });

test("forced colours leave the popup its ground, a button its border, and lines their contrast", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/");
  const system = await page.evaluate(() => {
    document.body.style.cssText = "background: Canvas; color: CanvasText";
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { canvas: backgroundColor, text: color };
  });
  const popup = page.getByRole("dialog");
  await expect(popup).toHaveCSS("background-color", system.canvas);
  await expect(popup.getByRole("button", { name: "Submit" })).not.toHaveCSS("border-top-width", "0px");
  const dots = page.getByRole("group", { name: home.hero.pictures });
  await expect(dots).toHaveCSS("background-color", system.canvas);
  const line = page.getByRole("main").locator("svg:not([viewBox]) use[href*='#line-']").first();
  await expect(line.locator("..")).toHaveCSS("color", system.text);
});

for (const name of [
  "The Pine and Kafal Forest Retreat",
  "Kafal Ridge Himalayan Forest Cottages and Wellness Resort",
  "Kafalridgehimalayanforestcottageresort",
])
  test(`a name of ${name.length} characters, ${name.split(" ").length} words, stays in every window @long`, async ({
    page,
  }) => {
    await page.emulateMedia(still);
    for (const address of addresses) {
      await visit(page, address);
      await rename(page, name);
      for (const width of [1440, 1024, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectWithin(page, `${address} at ${width}`);
      }
    }
  });

/** Replaces the resort's name everywhere on the page. */
const rename = (page: Page, name: string) =>
  page.evaluate(
    ([old, wanted]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        currentNode.nodeValue = currentNode.nodeValue?.replaceAll(old, wanted) ?? null;
      }
    },
    [site.name, name] as const,
  );

async function expectWithin(page: Page, where: string) {
  // Lay out all sections now, not when they come near.
  await page.locator(".below-fold").evaluateAll((all) => {
    for (const section of all) (section as HTMLElement).style.contentVisibility = "visible";
  });
  expect.soft(await overflow(page), where).toEqual([]);
  expect.soft(await cutOff(page), where).toEqual([]);
}

for (const [where, chosen] of [
  ["on the main pages", mainPages],
  ["on the other pages @long", addresses.filter((address) => !mainPages.includes(address))],
] as const)
  test(`text of 200 % (WCAG 1.4.4) pushes nothing out of the window ${where}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // The browser's own setting, because media queries follow it. They would not follow a larger root font.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    });
    const page = await browser.newPage({ baseURL: baseURL ?? "", ...still });
    for (const address of chosen) {
      await page.goto(address);
      for (const width of [1280, 640, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectWithin(page, `${address} at ${width}`);
      }
      await waitForHydration(page);
      await rename(page, "Kafal Ridge Himalayan Forest Cottages and Wellness Resort");
      await expectWithin(page, `${address} at 320 with a long name`);
    }
    await browser.close();
  });

test("a root font of 200 % leaves the columns of phones in the window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["/AboutUs", "/Contact", "/Dining", "/Privacy"]) {
    await visit(page, address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const ends = page
      .locator(".twelve > *")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect.soft(Math.max(...(await ends)), address).toBeLessThanOrEqual(360);
  }
});

test("a root font of 200 % leaves top bar and menu in the window", async ({ page }) => {
  await visitAtRest(page, "/Privacy");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectWithin(page, `at ${width}`);
  }
});

test("the footer's link to Privacy has room for a finger", async ({ page }) => {
  await page.goto("/Dining");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("a price of the menu stands at the end of its name's line, from the window of a tablet on @long", async ({
  page,
}) => {
  await visitAtRest(page, "/Dining");
  for (const width of [640, 768, 900, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const entries = await page.locator("main section.dark li").evaluateAll((all) =>
      all.map((entry) => {
        const name = document.createRange();
        const [words, price] = entry.querySelectorAll("p span");
        if (words) name.selectNodeContents(words);
        const [from, to] = [name.getBoundingClientRect(), price?.getBoundingClientRect() ?? new DOMRect()];
        return {
          leader: Math.min(24, to.left - from.right),
          isAtTheEnd: Math.abs(to.right - entry.getBoundingClientRect().right) < 1 && to.top < from.bottom,
        };
      }),
    );
    expect(entries, `at ${width} px`).toEqual(entries.map(() => ({ leader: 24, isAtTheEnd: true })));
  }
});

test("at 1024 px nothing is cut or broken: the menu's prices, the mail address", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, "/Dining");
  const outside = await page
    .locator("main section.dark li")
    .evaluateAll((all) => all.filter((item) => item.scrollWidth > item.clientWidth).length);
  expect(outside).toBe(0);
  const mail = page.getByRole("contentinfo").getByRole("link", { name: site.email });
  const { height = 0 } = (await mail.boundingBox()) ?? {};
  expect(height).toBeLessThan(50);
});
