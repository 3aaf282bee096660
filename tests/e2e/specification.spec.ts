import type { Locator, Page } from "@playwright/test";
import {
  expectEmptyForm,
  fillIn,
  mailWith,
  openHydrated,
  openUnhurried,
  savedInquiries,
  submit,
  success,
  watchAlerts,
} from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

// Every sentence of the specification, letter by letter and in its order. rotations.spec.ts has what turns by itself,
// navigation.spec.ts the menu of small screens, errors.spec.ts the error page.

const main = (page: Page) => page.getByRole("main");
const sectionOf = (page: Page, heading: string | RegExp) =>
  main(page).getByRole("heading", { name: heading, level: 2 }).locator("xpath=ancestor::section[1]");

async function expectLinks(links: Locator, expected: readonly (readonly [string, string])[]) {
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
  test(`${path}: heading, breadcrumb and the shared layout, without a call to a server`, async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (["xhr", "fetch"].includes(request.resourceType()) && request.serviceWorker() === null)
        calls.push(request.url());
    });
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

    if (path === "/")
      for (const width of [1440, 768, 390, 320, 280]) {
        await page.setViewportSize({ width, height: 900 });
        const controls = await bar.locator("a, button").all();
        for (const control of controls) await expect(control, `at ${width} px`).toBeInViewport({ ratio: 1 });
        const tops = await Promise.all(controls.map(async (control) => (await control.boundingBox())?.y));
        expect(new Set(tops).size, `rows at ${width} px`).toBeLessThanOrEqual(width < 360 ? 3 : 2);
      }
    await page.setViewportSize({ width: 1440, height: 900 });

    const footer = page.getByRole("contentinfo");
    const [links, services] = [footer.getByRole("list").first(), footer.getByRole("list").nth(1)];
    await expectLinks(links.getByRole("link"), [
      ["Home", "/"],
      ["About Us", "/AboutUs"],
      ["Contact", "/Contact"],
    ]);
    await expect(services.getByRole("listitem")).toHaveText([
      "Raft the Ganges",
      "Engagement Events",
      "Experience Rafting",
      "Sangeet Ceremony",
      "Camping Experience",
      "Pool Parties",
    ]);
    await expect(services.locator("[href]"), "they lead nowhere").toHaveCount(0);
    await expect(footer.locator("figure"), "the map").toHaveCount(1);
    await expect(footer.getByRole("link", { name: "Kafal Ridge, home" })).toHaveAttribute("href", "/");

    const chat = page.getByRole("link", { name: /^Chat with us/ });
    await expect(chat).toHaveAttribute("target", "_blank");
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+/);
    const [box, { width, height }] = [
      await chat.boundingBox(),
      page.viewportSize() ?? { width: 0, height: 0 },
    ];
    expect(box?.x).toBeGreaterThan(width / 2);
    expect(box?.y).toBeGreaterThan(height / 2);
    expect(calls).toEqual([]);
  });

test("the marquee repeats its words between spinners; the copyright has the year", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-03-04T10:00:00") });
  await visit(page, "/");
  const set = page.locator("main + div[aria-hidden] > div > div");
  expect(await set.count()).toBeGreaterThan(1);
  await expect(set.first().locator("span > span")).toHaveText([
    "2025",
    "Kafal Ridge",
    "Resorts",
    "Uttarakhand",
  ]);
  await expect(set.first().locator("svg")).toHaveCount(4);
  await expect(set.first().locator("svg").first()).toHaveCSS("animation-duration", "3s");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test("Home: headline, blurb, About Us, services, photos and testimonials, in order", async ({ page }) => {
  await visit(page, "/");
  const opening = main(page).locator("section").first();
  await expect(opening).toContainText(/luxury.*tranquill?ity/is);
  await expect(opening.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/Contact");
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([
    "Login and get 10% discount",
    "Kafal Ridge",
    "A Place of",
    "Our Services",
    "Our Latest Photos",
    "What Customers Say?",
  ]);
  const about = sectionOf(page, "Kafal Ridge");
  await expect(about).toContainText("About Us");
  await expect(about.locator("p").filter({ hasText: /\w{3}/ }).first()).toBeVisible();
  await expect(about.getByRole("img")).toHaveCount(2);
  const services = sectionOf(page, "Our Services").getByRole("listitem");
  await expect(services.getByRole("heading")).toHaveText([
    "Quality Rooms",
    "Bar & Drinks",
    "Catering Service",
    "Laundry",
    "24 Hour Room Service",
    "In-room Entertainment Options",
  ]);
  await expect(services.locator("svg")).toHaveCount(6);
  await expect(services.locator("p")).toHaveText(Array(6).fill(/\w/));
  const photos = sectionOf(page, "Our Latest Photos").locator("figure");
  const titles = ["Night View", "Hotel Room", "Swimming Pool", "River", "Swimming Pool", "Stay Room"];
  await expect(photos.locator("figcaption")).toHaveText(titles);
  await expect(photos.getByRole("img")).toHaveCount(6);
  const caption = photos.first().locator("figcaption");
  await photos.last().hover();
  await expect(caption).toHaveCSS("opacity", "0");
  await photos.first().hover();
  await expect(caption).toHaveCSS("opacity", "1");
  await expect(main(page).getByRole("heading", { name: /^A Place of/ })).toHaveAccessibleName(
    "A Place of Serenity, Peace, Escape, Luxury, Calm",
  );
  const testimonials = page.locator("#testimonials");
  await expect(testimonials).toContainText("What Customers Say?");
  await expect(testimonials.locator('[aria-roledescription="slide"]')).toHaveCount(6);
});

test("the popup: open on every load, three fields, sends nothing, logs, stays", async ({ page }) => {
  await visit(page, "/");
  const popup = page.getByRole("dialog", { name: "Login and get 10% discount" });
  await expect(popup).toBeVisible();
  const fields = [
    ["Name", "text", "Asha"],
    ["Mobile", "tel", "+91 98765 43210"],
    ["Email", "email", "asha@example.com"],
  ] as const;
  for (const [label, type, value] of fields) {
    const field = popup.getByLabel(label);
    await expect(field).toHaveJSProperty("type", type);
    await expect(field).toHaveJSProperty("required", true);
    await expect(field).not.toHaveAttribute("maxlength");
    await field.fill(value);
  }
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await popup.getByRole("button", { name: "Submit" }).click();
  expect(await (await logged).args()[0]?.jsonValue()).toEqual({
    name: "Asha",
    mobile: "+91 98765 43210",
    email: "asha@example.com",
  });
  await expect(popup).toBeVisible();
  expect(posts).toEqual([]);
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toBeHidden();
  await page.reload();
  await expect(popup).toBeVisible();
});

test("About Us: film, the name's meaning, checklist, gallery and social strip", async ({ page, request }) => {
  const html = await (await request.get("/AboutUs")).text();
  const [tag = ""] = /<video[^>]*>/.exec(html) ?? [];
  for (const attribute of ["autoplay", "muted", "loop", "playsinline"])
    expect(tag.toLowerCase()).toContain(` ${attribute}=""`);
  await visit(page, "/AboutUs");
  const film = main(page).locator("video");
  for (const property of ["loop", "muted"]) await expect(film).toHaveJSProperty(property, true);
  await expect(film).toHaveJSProperty("paused", false);
  const height = (await film.boundingBox())?.height ?? 0;
  expect(height).toBeCloseTo((page.viewportSize()?.height ?? 0) / 2, 0);
  const welcome = main(page).getByRole("heading", { name: /^Welcome/ });
  await expect(welcome).toBeVisible();
  await expect(main(page)).toContainText(/lord of the senses/i);
  const checks = main(page).getByRole("list").filter({ hasText: "KTV Room" }).getByRole("listitem");
  await expect(checks).toHaveText([
    "Luxurious Accommodations",
    "Exclusive use of the entire beach house",
    "24/7 Exceptional service",
    "Ideal location",
    "Delicious dining options",
    "Relaxation and recreation",
    "Infinity pool with kiddie pool",
    "Billiard table, mahjong & game table",
    "KTV Room",
  ]);
  await expect(page.getByText("Our Gallery", { exact: true })).toBeVisible();
  const gallery = sectionOf(page, "Discover Our Services").locator("figure");
  await expect(gallery.locator("figcaption")).toHaveText([
    "Clean and Spacious",
    "Luxury",
    "Excellence",
    "Aesthetic Quality",
  ]);
  await expect(gallery.getByRole("img")).toHaveCount(4);
  const icons = main(page).locator("h3:text('Find us here') + ul a");
  await expect(icons).toHaveText(["WhatsApp", "Facebook", "Instagram"]);
  await expect(icons.first()).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/);
  await expect(icons.nth(1)).toHaveAttribute("href", "https://www.facebook.com/");
  await expect(icons.nth(2)).toHaveAttribute("href", "https://www.instagram.com/");
  for (const circle of await icons.locator("i").all()) {
    await expect(circle).toHaveCSS("width", "35px");
    await expect(circle).toHaveCSS("height", "35px");
    await expect(circle).toHaveCSS("border-radius", "50%");
  }
  const tops: number[] = [];
  for (const part of [film, welcome, checks.first(), gallery.first(), icons.first()])
    tops.push((await part.boundingBox())?.y ?? 0);
  expect(tops, "in this order").toEqual(tops.toSorted((one, other) => one - other));
  await icons.nth(1).hover();
  await expect(icons.nth(1).locator("b"), "its tooltip").toHaveCSS("opacity", "1");
});

const rafting = "River rafting";
const packages = [
  {
    texts: ["Basic Getaway", "2 people, 1 cottage", "Relax & Rejuvenate", "₹6,000"],
    includes: [
      "Welcome drink",
      "Cottage stay",
      "3 meals plus evening snacks",
      "Waterfall trek",
      "Bonfire with light music",
      "Swimming pool access",
      "Outdoor games (badminton, cricket)",
      "Indoor game (carrom)",
    ],
  },
  {
    texts: ["Adventure Plus", "2 people, 1 cottage", "Thrill Meets Comfort", "₹8,000"],
    includes: ["Everything in Basic Getaway", rafting, "Rock climbing"],
  },
  {
    texts: ["Ultimate Explorer", "2 days, 2 people, 2-day stay", "Live the Experience", "₹10,000"],
    includes: [
      "Day 1 cottage stay, day 2 village stay",
      "All meals with local cuisine",
      "Waterfall trek",
      "Bonfire with folk or ambient music",
      rafting,
      "Rock climbing",
      "Visit to a historic site",
      "Hike to a mountain lake",
      "The pool and games",
    ],
  },
];

test("Packages: three cards with three inclusions, MORE DETAILS with all", async ({ page }) => {
  await visit(page, "/Packages");
  const cards = main(page).getByRole("article");
  await expect(cards).toHaveCount(3);
  /** Title, subtitle, tagline, price. */
  const expectInOrder = async (within: Locator, texts: readonly string[]) => {
    const said = (await within.innerText()).replaceAll(/\s+/g, " ");
    const places = texts.map((text) => said.indexOf(text));
    expect(Math.min(...places), said).toBeGreaterThanOrEqual(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  };
  for (const [index, { texts, includes }] of packages.entries()) {
    const card = cards.nth(index);
    for (const text of texts) await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expectInOrder(card, texts);
    await expect(card.getByRole("listitem")).toHaveText([...includes.slice(0, 3), "...and more"]);
    await card.getByRole("button", { name: "MORE DETAILS" }).click();
    const modal = page.getByRole("dialog", { name: texts[0] ?? "" });
    await expect(modal.getByRole("img")).toHaveCount(3);
    for (const text of texts) await expect(modal.getByText(text, { exact: true })).toBeVisible();
    await expectInOrder(modal, texts);
    const listed = await modal.getByRole("listitem").allTextContents();
    expect(listed.slice(0, includes.length)).toEqual(includes);
    // The second one repeats what the first includes.
    expect(listed.slice(includes.length)).toEqual(index === 1 ? packages[0]?.includes : []);
    const [duration, maxHeight] = await modal.evaluate((element) => {
      const { transitionDuration, maxHeight } = getComputedStyle(element);
      return [transitionDuration.split(", ")[0], Number.parseFloat(maxHeight) / innerHeight];
    });
    expect(duration).toBe("0.3s");
    expect(maxHeight).toBeCloseTo(0.99, 2);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.move(4, 4);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => scrollY), "scrolling is locked").toBe(scrolled);
    await modal.getByRole("button", { name: "Close details" }).click();
    await expect(modal).toBeHidden();
  }
});

test("Offers: six cards with prices per night and a button without effect", async ({ page }) => {
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
    await card.getByRole("button", { name: "MORE DETAILS" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page).toHaveURL("/Offers");
  await expect(cards.nth(1)).toContainText("Up to 20% off our flexible rates!");
});

test("Dining: the intro, four dishes, nine menu items with five stars", async ({ page }) => {
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
  for (const name of ["Fast Food", "Pizza", "Veg Roll", "Gobhi sabji", "Calamares", "Dosha", "idli"])
    await expect(menu.getByText(name, { exact: true })).toBeVisible();
});

test("Contact: address, telephones and mail; the form's fields and checks", async ({ page }) => {
  await openHydrated(page);
  const info = main(page).locator("dl", { hasText: "246179" });
  await expect(info.locator('a[href^="tel:"]')).toHaveCount(3);
  await expect(info.locator('a[href^="mailto:"]')).toHaveCount(1);
  const form = page.locator("#inquiry");
  for (const [label, type, isRequired] of [
    ["Name", "text", true],
    ["Email", "email", true],
    ["Message", "textarea", false],
  ] as const) {
    const field = form.getByRole("textbox", { name: label });
    await expect(field).toHaveJSProperty("type", type);
    await expect(field).toHaveJSProperty("required", isRequired);
    await expect(field).not.toHaveAttribute("maxlength");
  }
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const [left, right] = [await info.boundingBox(), await form.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0), `beside each other at ${width}`).toBeLessThan(right?.x ?? 0);
    expect(left?.y ?? 0).toBeLessThan((right?.y ?? 0) + (right?.height ?? 0));
  }
});

test("an inquiry is sent: the alert, an empty form, and a mail @phone @tablet", async ({ page }, info) => {
  const alerts = watchAlerts(page);
  await openUnhurried(page);
  const message = `From ${info.project.name} ${Date.now()}: <b>two</b> & "three"`;
  await fillIn(page, { name: "Asha Rawat", email: "asha@example.com", message });
  await submit(page);
  await expect.poll(() => alerts).toEqual(["Your inquiry has been sent. Thank you!"]);
  await expectEmptyForm(page);
  expect(await savedInquiries(page)).toEqual([]);
  // The same sentence stays on the page: in full, below the header.
  await expect(success(page)).toContainText(alerts[0] ?? "");
  await expect(success(page)).toBeInViewport({ ratio: 1 });
  await success(page).click({ trial: true });
  const { subject, to, from, replyTo, html = "" } = await mailWith(process.env.TEST_SITE_DATA ?? "", message);
  expect(subject).toBe("Inquiry");
  expect(replyTo).toEqual([{ address: "asha@example.com", name: "Asha Rawat" }]);
  expect(to?.[0]?.address).toBe(from?.address);
  const publicAddress = await main(page).locator('dl a[href^="mailto:"]').first().textContent();
  expect(from?.address).not.toBe(publicAddress);
  for (const part of ["Asha Rawat", "asha@example.com", "&lt;b&gt;two&lt;/b&gt;"])
    expect(html).toContain(part);
});

test("grids: columns at small, medium and large widths", async ({ page }) => {
  for (const [path, items, small, medium, large] of [
    ["/Packages", "main article h2", 1, 2, 3],
    ["/", "main figure:has(figcaption):has(picture)", 1, 2, 3],
    ["/AboutUs", "main figure:has(figcaption):has(picture)", 1, 2, 2],
  ] as const) {
    await visit(page, path);
    for (const [width, count] of [
      [320, small],
      [768, medium],
      [1440, large],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const inFirstRow = () =>
        page.locator(items).evaluateAll(([first, ...others]) => {
          const { top, bottom } = first?.getBoundingClientRect() ?? new DOMRect();
          const middles = others
            .map((item) => item.getBoundingClientRect())
            .map((box) => (box.top + box.bottom) / 2);
          return 1 + middles.filter((middle) => top < middle && middle < bottom).length;
        });
      await expect.poll(inFirstRow, `${path} at ${width}`).toBe(count);
    }
  }
});
