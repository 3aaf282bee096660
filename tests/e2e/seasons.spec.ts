import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { seasonsSite } from "./seasons-site.ts";
import { testOn } from "./served-site.ts";
import { violationsOf } from "./violations.ts";
import { longExcept, visitUntouched, waitForHydration } from "./visit.ts";

// A site built on 9 July 2026 with content that depends on the day, opened in California, where it is still the day
// before when it is past midnight at the resort.

const test = testOn(seasonsSite);

test.describe.configure({ mode: "serial" });
test.use({ timezoneId: "America/Los_Angeles", contextOptions: { reducedMotion: "reduce" } });

const buildDay = "2026-07-09T12:00+05:30";
const lastMinute = "2026-07-12T23:59:30+05:30";
const midnight = "2026-07-13T00:00:30+05:30";
const lastEvening = "2026-07-14T23:59:30+05:30";
const closed = "2026-08-31T23:59:30+05:30";
const reopened = "2026-09-01T00:00:30+05:30";

const banner = (page: Page) => page.getByRole("region", { name: "Notice" });
const cards = (page: Page) => page.locator("main li h2");

async function openAt(page: Page, path: string, time: string) {
  await page.clock.setFixedTime(new Date(time));
  await visitUntouched(page, path);
}

test("on the day of the build the page stays as prerendered, and nothing shifts", async ({ page }) => {
  await collectShifts(page);
  for (const path of ["/", "/Packages", "/Offers"]) {
    await openAt(page, path, buildDay);
    await expect(banner(page)).toBeHidden();
    expect(await page.content()).not.toContain("The pool is being repaired");
    expect(await readShifts(page)).toEqual([]);
  }
});

test("the banner appears at the resort's midnight, before hydration, and disappears after its last day", async ({
  page,
}) => {
  // Empty modules, because aborted ones cause console errors.
  const modules = /\/assets\/(?!start-)[^/]+\.js$/;
  await page.route(modules, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.clock.setFixedTime(new Date(midnight));
  await page.goto("/Dining");
  await expect(banner(page)).toContainText("The road from the plain is closed after the rain.");
  await page.unroute(modules);
  await openAt(page, "/Dining", lastMinute);
  await expect(banner(page)).toBeHidden();
  await openAt(page, "/Dining", lastEvening);
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole("link", { name: "The way to us" }).click();
  await expect(page).toHaveURL(/\/Contact$/);
  await expect(banner(page)).toBeVisible();
  await openAt(page, "/Dining", "2026-07-15T00:00:30+05:30");
  await expect(banner(page)).toBeHidden();
});

test("what is new since the build shifts nothing @rarely-phone", async ({ page }) => {
  await collectShifts(page);
  await openAt(page, "/", midnight);
  await expect(banner(page)).toBeVisible();
  expect(await readShifts(page)).toEqual([]);
});

test("offers appear and disappear; the sentence above counts them and says when none is left", async ({
  page,
}) => {
  await openAt(page, "/Offers", lastMinute);
  await expect(cards(page).filter({ visible: true })).toHaveText([
    "FAMILY FUN PACKAGE",
    "SPECIAL HOLIDAY RATES",
  ]);
  await openAt(page, "/Offers", midnight);
  await expect(cards(page).filter({ visible: true })).toHaveText([
    "LONG STAY OFFERS",
    "SPECIAL HOLIDAY RATES",
  ]);
  await expect(page.getByText("Two reasons to come now")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "HOLIDAY RATES" })).toContainText(
    "Price on request",
  );
  await openAt(page, "/Offers", closed);
  await expect(cards(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("There is no offer at the moment.")).toBeVisible();
});

test("the form fills in an offer of today, but not one that has ended", async ({ page }) => {
  await openAt(page, "/Contact?about=family-fun-package", lastMinute);
  await expect(page.getByLabel("Message")).toHaveValue(/FAMILY FUN PACKAGE/);
  await openAt(page, "/Contact?about=family-fun-package", midnight);
  await expect(page.getByText("We are closed from 20 July to 31 August.")).toBeVisible();
  await page.getByLabel("Name").fill("Asha Rawat");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await openAt(page, "/Contact?about=long-stay-offers", midnight);
  await expect(page.getByLabel("Message")).toHaveValue(/LONG STAY OFFERS/);
});

test("prices follow the season on the card, in the table and in the details", async ({ page }) => {
  const card = page.getByRole("article", { name: "Basic Getaway" });
  const table = page.getByRole("table");
  await openAt(page, "/Packages", lastMinute);
  await expect(card).toContainText("₹6,000");
  await expect(page.getByRole("article", { name: "Ultimate Explorer" })).toContainText("Price on request");
  await openAt(page, "/Packages", midnight);
  await expect(card).toContainText("₹5,000 per couple");
  await expect(page.getByRole("article", { name: "Ultimate Explorer" })).not.toContainText("per couple");
  await expect(table.getByRole("cell", { name: "per couple" })).toHaveCount(2);
  await expect(table).toContainText("₹5,000");
  await expect(table).not.toContainText("₹6,000");
  await card.getByRole("button", { name: "MORE DETAILS" }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "₹5,000 from 13 July to 15 July. ₹6,000 on all other days.",
  );
});

test("one person and a promise to answer are on Contact, the person on About Us, too @long", async ({
  page,
}) => {
  for (const path of ["/Contact", "/AboutUs"]) {
    await openAt(page, path, midnight);
    const host = page.getByRole("figure", { name: "Asha Rawat" });
    await expect(host).toContainText("Come up, the kettle is on.");
    await expect(host.getByRole("img")).toHaveAttribute("alt", /armchair/);
  }
  await openAt(page, "/Contact", midnight);
  await expect(page.getByText("We answer within 12 hours.")).toBeVisible();
});

test("the closed season is announced before and during it, and inquiries are still taken", async ({
  page,
}) => {
  for (const path of ["/Packages", "/Contact"]) {
    await openAt(page, path, reopened);
    await expect(page.getByRole("note")).toHaveText(
      "We are closed from 20 July to 31 August. Ask us for any other day.",
    );
    await openAt(page, path, closed);
    await expect(page.getByRole("note")).toHaveText(
      "We are closed until 31 August. Ask us for any day after that.",
    );
  }
  await page.getByLabel("Name").fill("Asha Rawat");
  await page.getByRole("textbox", { name: "Email" }).fill("asha@example.com");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.locator("main form").getByRole("status")).toContainText("Your inquiry has been sent.");
});

test("without script the pages show the day of the build", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.address}/Offers`);
  await expect(cards(page).filter({ visible: true })).toHaveText([
    "FAMILY FUN PACKAGE",
    "SPECIAL HOLIDAY RATES",
  ]);
  const html = await page.content();
  expect(html).toContain('"validThrough":"2026-07-12"');
  expect(html).toContain('"validFrom":"2026-05-01","validThrough":"2026-07-19"');
  expect(html).not.toContain('"name":"LONG STAY OFFERS"');
  await page.goto(`${site.address}/Packages`);
  expect(await page.content()).toContain('"price":6000,"priceCurrency":"INR","priceValidUntil":"2026-07-12"');
  await page.close();
});

for (const path of ["/", "/Packages", "/AboutUs", "/Offers", "/Contact"]) {
  const tags = `@rarely-phone${longExcept(["/"], path)}`;
  test(`${path} with all seasons has no axe violations and fits a narrow window ${tags}`, async ({
    page,
    isMobile,
  }) => {
    await openAt(page, path, midnight);
    await expect(banner(page)).toBeVisible();
    // The banner's styles follow those that set the order of the layers.
    await expect(page.getByRole("button", { name: /^Menu of/ })).toBeVisible({ visible: isMobile });
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await waitForHydration(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
  });
}
