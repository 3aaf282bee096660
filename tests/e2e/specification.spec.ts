import type { Locator, Page } from "@playwright/test";
import hindi from "#app/words/hi/site.json" with { type: "json" };
import english from "#words/site.json" with { type: "json" };
import { expect, test } from "./fixtures.ts";
import { testLocales } from "./served-site.ts";
import { boxOf, listed, visit } from "./visit.ts";

// Every sentence of the specification, letter by letter and in its order, with discount-popup, packages, contact-inquiry,
// rotations (what turns by itself), menu (of small screens) and errors.spec.ts.

const main = (page: Page) => page.getByRole("main");
const sectionOf = (page: Page, heading: string | RegExp) =>
  main(page).getByRole("heading", { name: heading, level: 2 }).locator("xpath=ancestor::section[1]");

async function expectLinks(links: Locator, expected: readonly (readonly [string, unknown])[]) {
  await expect(links).toHaveText(expected.map(([label]) => label));
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(expected.map(([, to]) => to));
}

const pages = [
  { label: "Home", path: "/", heading: "Experience enchanting beauty of Rishikesh" },
  { label: "Packages", path: "/Packages", heading: "Our Packages" },
  { label: "About Us", path: "/AboutUs", heading: "About Us" },
  { label: "Dining", path: "/Dining", heading: "Dining" },
  { label: "Offers", path: "/Offers", heading: "Packages and Specials" },
  { label: "Contact", path: "/Contact", heading: "Contact" },
];
const navigation = pages.map(({ label, path }) => [label, path] as const);

for (const { label, path, heading } of pages)
  test(`${path} has its heading, and what the specification wants of every page`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(heading);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    if (path === "/") await expect(crumbs).toHaveCount(0);
    else await expect(crumbs.getByRole("listitem")).toHaveText(["Home", label]);
    await expect(page.locator("input[type=password]")).toHaveCount(0);

    const bar = page.getByRole("region", { name: "Ways to reach us" });
    await expect(bar.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(bar.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(bar.locator("a:not([href])"), "social icons without targets").toHaveCount(2);
    await expectLinks(page.getByRole("navigation", { name: "Main" }).getByRole("link"), navigation);

    const footer = page.getByRole("contentinfo");
    const [links, services] = [footer.getByRole("list").first(), footer.getByRole("list").nth(1)];
    await expectLinks(links.getByRole("link"), [
      ["Home", "/"],
      ["About Us", "/AboutUs"],
      ["Contact", "/Contact"],
    ]);
    const serviceNames = listed`Raft the Ganges; Engagement Events; Experience Rafting; Sangeet Ceremony;
      Camping Experience; Pool Parties`;
    await expect(services.getByRole("listitem")).toHaveText(serviceNames);
    await expect(services.locator("[href]"), "they lead nowhere").toHaveCount(0);
    await expect(footer.locator("figure"), "the map").toHaveCount(1);
    await expect(footer.getByRole("link", { name: "Kafal Ridge, home" })).toHaveAttribute("href", "/");

    const chat = page.getByRole("link", { name: /^Chat with us/ });
    await expect(chat).toHaveAttribute("target", "_blank");
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+/);
    const { x, y } = await boxOf(chat);
    expect(x).toBeGreaterThan(1440 / 2);
    expect(y).toBeGreaterThan(900 / 2);
    const calls = (await page.requests()).filter((each) => ["xhr", "fetch"].includes(each.resourceType()));
    expect(calls.map((call) => call.url())).toEqual([]);
  });

async function expectWholeTopBar(page: Page, address: string, name: string) {
  await visit(page, address);
  const bar = page.getByRole("region", { name });
  for (const width of [1440, 768, 390, 360, 320, 280]) {
    await page.setViewportSize({ width, height: 900 });
    // 'Pause motion' is in the menu of narrow windows.
    const controls = await bar.locator("a, button").filter({ visible: true }).all();
    for (const control of controls) await expect(control, `at ${width} px`).toBeInViewport({ ratio: 1 });
    const tops = await Promise.all(controls.map(async (control) => (await boxOf(control)).y));
    expect(new Set(tops).size, `rows at ${width} px`).toBeLessThanOrEqual(width < 360 ? 3 : 2);
  }
}

test("the top bar is whole at every width, in two rows, or three on the narrowest phones", ({ page }) =>
  expectWholeTopBar(page, "/", english.topBar));

testLocales("nor is it cut off in Hindi, whose digits are wider on some devices @long", ({ page }) =>
  expectWholeTopBar(page, "/hi", hindi.topBar),
);

test("the copyright is of this year", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-03-04T10:00:00") });
  await visit(page, "/");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test("the marquee has the specified words, with spinners between them", async ({ page }) => {
  await visit(page, "/");
  const set = page.locator("main ~ div[aria-hidden] > div > div");
  expect(await set.count()).toBeGreaterThan(1);
  const words = listed`2025; Kafal Ridge; Resorts; Uttarakhand`;
  await expect(set.first().locator("span > span")).toHaveText(words);
  const spinners = set.first().locator("svg");
  await expect(spinners).toHaveCount(4);
  await expect(spinners.first()).toHaveCSS("animation-duration", "3s");
});

test("Home has the specified sections, in this order", async ({ page }) => {
  await visit(page, "/");
  const opening = main(page).locator("section").first();
  await expect(opening).toContainText(/luxury.*tranquill?ity/is);
  await expect(opening.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/Contact");
  const headings = listed`Login and get 10% discount; Kafal Ridge; A Place of; Our Services; Our Latest Photos;
    What Customers Say?`;
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText(headings);
  const about = sectionOf(page, "Kafal Ridge");
  await expect(about).toContainText("About Us");
  await expect(about.locator("p").filter({ hasText: /\w{3}/ }).first()).toBeVisible();
  await expect(about.getByRole("img")).toHaveCount(2);
  const services = sectionOf(page, "Our Services").getByRole("listitem");
  const serviceNames = listed`Quality Rooms; Bar & Drinks; Catering Service; Laundry; 24 Hour Room Service;
    In-room Entertainment Options`;
  await expect(services.getByRole("heading")).toHaveText(serviceNames);
  await expect(services.locator("svg")).toHaveCount(6);
  await expect(services.locator("p")).toHaveText(Array(6).fill(/\w/));
  const photos = sectionOf(page, "Our Latest Photos").locator("figure");
  const titles = listed`Night View; Hotel Room; Swimming Pool; River; Swimming Pool; Stay Room`;
  await expect(photos.locator("figcaption")).toHaveText(titles);
  await expect(photos.getByRole("img")).toHaveCount(6);
  await expect(main(page).getByRole("heading", { name: /^A Place of/ })).toHaveAccessibleName(
    "A Place of Serenity, Peace, Escape, Luxury, Calm",
  );
  const testimonials = page.locator("#testimonials");
  await expect(testimonials).toContainText("What Customers Say?");
  await expect(testimonials.locator('[aria-roledescription="slide"]')).toHaveCount(6);
});

test("a photo's title appears below the pointer, and by keyboard", async ({ page }) => {
  await visit(page, "/");
  const photos = sectionOf(page, "Our Latest Photos").locator("figure");
  const caption = photos.first().locator("figcaption");
  await photos.last().hover();
  await expect(caption).toHaveCSS("opacity", "0");
  await photos.first().hover();
  await expect(caption).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  await photos.nth(1).getByRole("button").focus();
  await expect(photos.nth(1).locator("figcaption"), "also by keyboard").toHaveCSS("opacity", "1");
});

test("where nothing hovers, photos show their titles at once @only-phone", async ({ page }) => {
  await visit(page, "/");
  await expect(page.locator("main figcaption").first()).toHaveCSS("opacity", "1");
});

test("the film plays muted, in a loop, with half of the window's height", async ({ page, request }) => {
  const html = await (await request.get("/AboutUs")).text();
  const [tag = ""] = /<video[^>]*>/.exec(html) ?? [];
  for (const attribute of ["autoplay", "muted", "loop", "playsinline"])
    expect(tag.toLowerCase()).toContain(` ${attribute}=""`);
  await visit(page, "/AboutUs");
  const film = main(page).locator("video");
  for (const property of ["loop", "muted"]) await expect(film).toHaveJSProperty(property, true);
  await expect(film).toHaveJSProperty("paused", false);
  expect((await boxOf(film)).height).toBeCloseTo((page.viewportSize()?.height ?? 0) / 2, 0);
});

test("About Us has the specified sections, in this order", async ({ page }) => {
  await visit(page, "/AboutUs");
  const film = main(page).locator("video");
  const welcome = main(page).getByRole("heading", { name: /^Welcome/ });
  await expect(welcome).toBeVisible();
  await expect(main(page)).toContainText(/lord of the senses/i);
  const checks = main(page).getByRole("list").filter({ hasText: "KTV Room" }).getByRole("listitem");
  const checklist = listed`Luxurious Accommodations; Exclusive use of the entire beach house;
    24/7 Exceptional service; Ideal location; Delicious dining options; Relaxation and recreation;
    Infinity pool with kiddie pool; Billiard table, mahjong & game table; KTV Room`;
  await expect(checks).toHaveText(checklist);
  await expect(page.getByText("Our Gallery", { exact: true })).toBeVisible();
  const gallery = sectionOf(page, "Discover Our Services").locator("figure");
  const captions = listed`Clean and Spacious; Luxury; Excellence; Aesthetic Quality`;
  await expect(gallery.locator("figcaption")).toHaveText(captions);
  await expect(gallery.getByRole("img")).toHaveCount(4);
  const icons = main(page).locator("h3:text('Find us here') + ul a");
  await expectLinks(icons, [
    ["WhatsApp", expect.stringMatching(/^https:\/\/wa\.me\/\d+$/)],
    ["Facebook", "https://www.facebook.com/"],
    ["Instagram", "https://www.instagram.com/"],
  ]);
  const parts = [film, welcome, checks.first(), gallery.first(), icons.first()];
  const tops = await Promise.all(parts.map(async (part) => (await boxOf(part)).y));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("social icons are circles of 35 px, with a tooltip", async ({ page }) => {
  await visit(page, "/AboutUs");
  const icons = main(page).locator("h3:text('Find us here') + ul a");
  await expect(icons).toHaveCount(3);
  for (const circle of await icons.locator("i").all())
    for (const [name, value] of Object.entries({ width: "35px", height: "35px", "border-radius": "50%" }))
      await expect(circle).toHaveCSS(name, value);
  await icons.nth(1).hover();
  await expect(icons.nth(1).locator("b"), "its tooltip").toHaveCSS("opacity", "1");
});

test("Offers has six cards with prices per night, and a button without effect", async ({ page }) => {
  await visit(page, "/Offers");
  const cards = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  const offers = [
    ["FAMILY FUN PACKAGE", "8,500.00"],
    ["LONG STAY OFFERS", "5,500.00"],
    ["SPECIAL HOLIDAY RATES", "7,600.00"],
    ["ROMANTIC GETAWAY", "9,200.00"],
    ["ADVENTURE PACKAGE", "6,800.00"],
    ["WEEKEND RETREAT", "5,999.00"],
  ];
  await expect(cards.getByRole("heading")).toHaveText(offers.map(([title = ""]) => title));
  for (const [index, [, price]] of offers.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(`From PHP ${price} Average Per Night`);
    await expect(card.getByRole("img")).toHaveCount(1);
    await expect(card.locator("p").first()).toHaveText(/\w+ \w+/);
    const button = card.getByRole("button", { name: "MORE DETAILS" });
    await expect(button).not.toHaveAttribute("aria-haspopup");
    await button.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page).toHaveURL("/Offers");
  await expect(cards.nth(1)).toContainText("Up to 20% off our flexible rates!");
});

test("Dining has its intro, four dishes and nine menu items with five stars", async ({ page }) => {
  await visit(page, "/Dining");
  await expect(page.getByRole("heading", { name: "Dine With Us" })).toBeVisible();
  const items = main(page).getByRole("listitem");
  const dishes = items.filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(dishes).toHaveCount(4);
  const [menu, pictures] = [items.filter({ hasText: "₹" }), (all: Locator) => all.locator("picture img")];
  await expect(pictures(dishes)).toHaveCount(4);
  await expect(menu.getByText("₹")).toHaveText(
    [119, 45, 50, 40, 80, 40, 190, 140, 250].map((price) => `₹${price}.00`),
  );
  await expect(pictures(menu)).toHaveCount(9);
  await expect(menu.getByRole("img", { name: "5 out of 5 stars" })).toHaveCount(9);
  for (const name of listed`Fast Food; Pizza; Veg Roll; Gobhi sabji; Calamares; Dosha; idli`)
    await expect(menu.getByText(name, { exact: true })).toBeVisible();
});

test("Contact has the address, telephones and mail, beside the form", async ({ page }) => {
  await visit(page, "/Contact");
  const info = main(page).locator("dl", { hasText: "246179" });
  const form = page.locator("#inquiry");
  await expect(info.locator('a[href^="tel:"]')).toHaveCount(3);
  await expect(info.locator('a[href^="mailto:"]')).toHaveCount(1);
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const [left, right] = [await boxOf(info), await boxOf(form)];
    expect(left.right, `beside each other at ${width}`).toBeLessThan(right.x);
    expect(left.y).toBeLessThan(right.bottom);
  }
});

test("the form has a name and an email, which are required, and a message", async ({ page }) => {
  await visit(page, "/Contact");
  for (const [label, type, isRequired] of [
    ["Name", "text", true],
    ["Email", "email", true],
    ["Message", "textarea", false],
  ] as const) {
    const field = page.locator("#inquiry").getByRole("textbox", { name: label });
    await expect(field).toHaveJSProperty("type", type);
    await expect(field).toHaveJSProperty("required", isRequired);
  }
});

for (const [path, items, ...columns] of [
  ["/Packages", "main article h2", 1, 2, 3],
  ["/", "main figure:has(figcaption):has(picture)", 1, 2, 3],
  ["/AboutUs", "main figure:has(figcaption):has(picture)", 1, 2, 2],
] as const)
  test(`the grid of ${path} has ${columns.join(", ")} columns at 320, 768 and 1440 px`, async ({ page }) => {
    await visit(page, path);
    for (const [index, width] of [320, 768, 1440].entries()) {
      await page.setViewportSize({ width, height: 900 });
      const inFirstRow = () =>
        page.locator(items).evaluateAll(([first, ...others]) => {
          const { top, bottom } = first?.getBoundingClientRect() ?? new DOMRect();
          const middles = others
            .map((item) => item.getBoundingClientRect())
            .map((box) => (box.top + box.bottom) / 2);
          return 1 + middles.filter((middle) => top < middle && middle < bottom).length;
        });
      await expect.poll(inFirstRow, `at ${width} px`).toBe(columns[index]);
    }
  });
