import type { Page } from "@playwright/test";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./visit.ts";

const { site } = content;

// The fixed texts, prices, counts and orders of the specification, letter by letter.

const routes = [
  { path: "/", heading: "Experience enchanting beauty of Rishikesh" },
  { path: "/Packages", heading: "Our Packages", crumb: "Packages" },
  { path: "/AboutUs", heading: "About Us", crumb: "About Us" },
  { path: "/Dining", heading: "Dining", crumb: "Dining" },
  { path: "/Offers", heading: "Packages and Specials", crumb: "Offers" },
  { path: "/Contact", heading: "Contact", crumb: "Contact" },
];

for (const { path, heading, crumb } of routes) {
  test(`${path} answers with its heading, its breadcrumb and the shared layout`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    if (crumb) {
      await expect(crumbs.getByRole("listitem")).toHaveText(["Home", crumb]);
      await expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    } else await expect(crumbs).toHaveCount(0);
    await expectSharedLayout(page);
  });
}

async function expectSharedLayout(page: Page) {
  await expect(page.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#main");

  const bar = page.getByRole("region", { name: "Ways to reach us" });
  await expect(bar.locator('a[href^="tel:"]')).toHaveText(site.telephones.slice(0, 2));
  await expect(bar.locator('a[href^="mailto:"]')).toHaveText(site.email);
  // Two social icons whose targets are empty: anchors without href.
  await expect(bar.locator("a:not([href])")).toHaveCount(2);

  await expectLinks(page.getByRole("navigation", { name: "Main" }), [
    ["Home", "/"],
    ["Packages", "/Packages"],
    ["About Us", "/AboutUs"],
    ["Dining", "/Dining"],
    ["Offers", "/Offers"],
    ["Contact", "/Contact"],
  ]);

  const footer = page.getByRole("contentinfo");
  await expectLinks(footer.getByRole("list").first(), [
    ["Home", "/"],
    ["About Us", "/AboutUs"],
    ["Contact", "/Contact"],
  ]);
  const services = footer.getByRole("list").nth(1);
  await expect(services.getByRole("listitem")).toHaveText([
    "Raft the Ganges",
    "Engagement Events",
    "Experience Rafting",
    "Sangeet Ceremony",
    "Camping Experience",
    "Pool Parties",
  ]);
  await expect(services.locator("[href]")).toHaveCount(0);
  await expect(footer.getByRole("img").first()).toBeAttached();
  await expect(footer.getByRole("link", { name: `${site.name}, home` })).toHaveAttribute("href", "/");
  await expect(footer).toContainText(/© \d{4}/);

  const chat = page.getByRole("link", { name: /^Chat with us/ });
  await expect(chat).toHaveAttribute("target", "_blank");
  const number = (site.chatTelephone ?? "").replaceAll(/\D/g, "");
  await expect(chat).toHaveAttribute("href", `https://wa.me/${number}`);
}

async function expectLinks(list: ReturnType<Page["locator"]>, links: [string, string][]) {
  await expect(list.getByRole("link")).toHaveText(links.map(([label]) => label));
  const targets = await list.getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(targets).toEqual(links.map(([, to]) => to));
}

test("the marquee repeats its four words, with a spinner after each", async ({ page }) => {
  await page.goto("/");
  // Decoration, hidden from screen readers, so it has no role.
  const set = page.locator("main + div[aria-hidden] > div > div");
  expect(await set.count()).toBeGreaterThan(1);
  await expect(set.first().locator("span > span")).toHaveText([
    "2025",
    "Kafal Ridge",
    "Resorts",
    "Uttarakhand",
  ]);
  await expect(set.first().locator("svg")).toHaveCount(4);
});

test("the copyright year is the year of the visit", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-03-04T10:00:00") });
  await visit(page, "/Offers");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test("Home: the sections with their counts and titles, in order", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Login and get 10% discount",
    site.name,
    "A Place of",
    "Our Services",
    "Our Latest Photos",
    "What Customers Say?",
  ]);
  await expect(page.getByRole("main").getByRole("link", { name: "Book Now" })).toHaveAttribute(
    "href",
    "/Contact",
  );

  const services = page.getByRole("heading", { name: "Our Services" }).locator("xpath=ancestor::section");
  await expect(services.getByRole("heading", { level: 3 })).toHaveText([
    "Quality Rooms",
    "Bar & Drinks",
    "Catering Service",
    "Laundry",
    "24 Hour Room Service",
    "In-room Entertainment Options",
  ]);
  await expect(services.getByRole("listitem").locator("svg")).toHaveCount(6);
  await expect(services.getByRole("listitem").locator("p")).toHaveText(Array(6).fill(/\w/));

  const photos = page.getByRole("heading", { name: "Our Latest Photos" }).locator("xpath=ancestor::section");
  await expect(photos.locator("figcaption")).toHaveText([
    "Night View",
    "Hotel Room",
    "Swimming Pool",
    "River",
    "Swimming Pool",
    "Stay Room",
  ]);
  await expect(photos.getByRole("img")).toHaveCount(6);
  await expect(page.locator("#testimonials")).toContainText("What Customers Say?");
});

test("Packages: titles, prices, taglines, three inclusions and '...and more'", async ({ page }) => {
  await page.goto("/Packages");
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText([
    "Basic Getaway",
    "Adventure Plus",
    "Ultimate Explorer",
  ]);
  const expected = [
    ["₹6,000", "Relax & Rejuvenate", "2 people, 1 cottage"],
    ["₹8,000", "Thrill Meets Comfort", "2 people, 1 cottage"],
    ["₹10,000", "Live the Experience", "2 days, 2 people, 2-day stay"],
  ];
  for (const [position, texts] of expected.entries()) {
    const card = cards.nth(position);
    for (const text of texts) await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveCount(4);
    await expect(card.getByRole("listitem").last()).toHaveText("...and more");
    await expect(card.getByRole("button", { name: "MORE DETAILS" })).toBeVisible();
  }
});

test("Offers: six titles with their prices per night", async ({ page }) => {
  await page.goto("/Offers");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(cards.getByRole("heading")).toHaveText([
    "FAMILY FUN PACKAGE",
    "LONG STAY OFFERS",
    "SPECIAL HOLIDAY RATES",
    "ROMANTIC GETAWAY",
    "ADVENTURE PACKAGE",
    "WEEKEND RETREAT",
  ]);
  const prices = ["8,500.00", "5,500.00", "7,600.00", "9,200.00", "6,800.00", "5,999.00"];
  for (const [position, price] of prices.entries()) {
    await expect(cards.nth(position)).toContainText(`From PHP ${price} Average Per Night`);
    await expect(cards.nth(position).getByRole("img")).toHaveCount(1);
  }
  await expect(cards.nth(1)).toContainText("Up to 20% off our flexible rates!");
});

test("Dining: nine menu items with two decimals and five stars, four dishes, the intro", async ({ page }) => {
  await page.goto("/Dining");
  await expect(page.getByRole("heading", { name: "Dine With Us" })).toBeVisible();
  const items = page.getByRole("main").getByRole("listitem").filter({ hasText: "₹" });
  const prices = [119, 45, 50, 40, 80, 40, 190, 140, 250].map((price) => `₹${price}.00`);
  await expect(items.getByText("₹")).toHaveText(prices);
  await expect(items.getByRole("img", { name: "5 out of 5 stars" })).toHaveCount(9);
  for (const name of ["Fast Food", "Pizza", "Veg Roll", "Gobhi sabji", "Calamares", "Dosha", "idli"])
    await expect(items.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(4);
  await page.getByRole("link", { name: "Write to us" }).click();
  await expect(page.getByRole("heading", { name: "Contact", level: 1 })).toBeVisible();
});

test("About Us: the checklist of nine, four captions, the name's meaning", async ({ page }) => {
  await page.goto("/AboutUs");
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  const lists = page.getByRole("main").getByRole("list");
  await expect(lists.filter({ hasText: "KTV Room" }).getByRole("listitem")).toHaveText([
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
  await expect(page.getByRole("heading", { name: "Discover Our Services" })).toBeVisible();
  await expect(page.locator("figcaption").filter({ hasNotText: "," })).toContainText([
    "Clean and Spacious",
    "Luxury",
    "Excellence",
    "Aesthetic Quality",
  ]);
});

test("grids: 1, 2 and 3 columns of packages and photos at small, medium and large", async ({ page }) => {
  for (const [path, items, phone] of [
    ["/Packages", "main article h2 + *", 390],
    ["/", "main figure:has(figcaption):has(picture)", 320],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    for (const [width, count] of [
      [phone, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const columns = () =>
        page
          .locator(items)
          .evaluateAll(
            (all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().left))).size,
          );
      await expect.poll(columns, `${path} at ${width}`).toBe(count);
    }
  }
});
