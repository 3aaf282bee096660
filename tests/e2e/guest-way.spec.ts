import { words as aboutWords } from "#words/about.ts";
import { words as contactWords } from "#words/contact.ts";
import { words as inquiryWords } from "#words/inquiry.ts";
import { words as offerWords } from "#words/offers.ts";
import { words as packageWords } from "#words/packages.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForTypefaces } from "./visit.ts";

// What a guest who wants to come looks for: what it costs, for whom, and how to ask.

const { packages } = content.packages;

const phone = { width: 390, height: 844 };

test("Home: with the popup closed, the first screen of a phone has Book Now and the lowest price of a package", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, "/");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await waitForTypefaces(page);
  const main = page.getByRole("main");
  const price = main.getByRole("link", { name: "Packages from ₹6,000" });
  for (const link of [main.getByRole("link", { name: "Book Now" }), price])
    await expect(link).toBeInViewport({ ratio: 1 });
  await price.click();
  await expect(page).toHaveURL("/Packages");
});

test("Packages: the first screen of a phone has the first price, uncovered", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/Packages");
  await waitForTypefaces(page);
  const price = page.getByRole("article").first().getByText("₹6,000");
  await expect(price).toBeInViewport({ ratio: 1 });
  await price.click({ trial: true });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("Packages: beside each price, children are asked about; beside rafting stands who may", async ({
  page,
}) => {
  await visit(page, "/Packages");
  for (const { slug, title, details } of packages) {
    const card = page.getByRole("article", { name: title });
    await expect(card.getByRole("link", { name: packageWords.children })).toHaveAttribute(
      "href",
      `/Contact?about=${slug}`,
    );
    for (const rafting of details.filter((line) => /rafting/i.test(line)))
      expect(rafting).toMatch(/14 to 65/);
  }
  const table = page.getByRole("table");
  await expect(table.getByText(/rafters must be 14 to 65/i)).toHaveCount(2);
  await expect(table).toContainText(packageWords.askPrice);
});

test("Offers: the first price says at once which currency it is", async ({ page }) => {
  await visit(page, "/Offers");
  const first = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(first.filter({ hasText: offerWords.pesos })).toHaveCount(1);
  await expect(first.first()).toContainText(`Average Per Night${offerWords.pesos}`);
});

test("About Us: what the resort has stands before the town's name, whose meaning is in the text", async ({
  page,
}) => {
  await visit(page, "/AboutUs");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    aboutWords.checklist,
    content.about.welcome.title,
    aboutWords.gallery.title,
  ]);
  await expect(page.getByText(/hrishika, the senses, and isha, lord/)).toBeVisible();
});

test("Dining: says that meals are part of every package", async ({ page }) => {
  await visit(page, "/Dining");
  await expect(page.getByText(/meals are part of every package/)).toBeVisible();
});

test("Contact: the form says what to write; then the ways from Delhi, the seasons, and what is answered", async ({
  page,
}) => {
  const { questions, seasons } = content.contact;
  await visit(page, "/Contact");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Message")).toHaveAccessibleDescription(inquiryWords.fields.messageHint);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    inquiryWords.title,
    contactWords.reach.title,
    contactWords.questions.title,
  ]);
  const reach = main.locator("#reach");
  await expect(reach.getByRole("heading", { level: 3 }).first()).toHaveText("From Delhi");
  await expect(reach).toContainText("about 240 km to Rishikesh");
  // Whether the resort is open stands above the river. Where the owner has not said it, nothing is claimed.
  const said = await reach
    .locator("dl > div")
    .evaluateAll((all) =>
      all.map((season) => [...season.querySelectorAll("dd")].map((line) => line.textContent)),
    );
  expect(said).toEqual([[seasons[0]?.open, seasons[0]?.river], [seasons[1]?.river], [seasons[2]?.river]]);

  const goodToKnow = main.locator("#good-to-know");
  await expect(goodToKnow.locator("dt")).toHaveText([questions[0]?.label ?? ""]);
  await expect(goodToKnow.getByRole("link")).toHaveAttribute("href", /^tel:/);

  const sentences = (await main.locator("h1, h2, h3, p, dt, dd").allTextContents())
    .flatMap((text) => text.split(/(?<=[.:;!?])\s+/))
    .filter((text) => /[a-z]/.test(text));
  expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
});

test("the footer is not longer than a phone's screen, and a bit", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/");
  await waitForTypefaces(page);
  expect((await page.locator("footer").boundingBox())?.height).toBeLessThan(900);
});
