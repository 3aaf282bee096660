import { words as contactWords } from "#words/contact.ts";
import { words as inquiryWords } from "#words/inquiry.ts";
import { words as site } from "#words/site.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

// What a guest who wants to come looks for. packages.spec.ts has the prices.

test("Contact: the form, the ways from Delhi, the seasons, and what is answered", async ({ page }) => {
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
  // First the way that leads to the pin on the map.
  await expect(reach.locator("p").filter({ hasText: /\d/ }).first()).toContainText("Kotdwar");
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
});

test("Contact: the driver's card fills the screen with address and telephone @rarely-phone", async ({
  page,
}) => {
  const { name, address, telephones } = content.site;
  await visit(page, "/Contact");
  await page.getByRole("button", { name: contactWords.driver.button }).click();
  const card = page.getByRole("dialog", { name: contactWords.driver.title });
  await expect(card).toHaveJSProperty("clientHeight", page.viewportSize()?.height);
  for (const line of [name, address.district, address.postalCode]) await expect(card).toContainText(line);
  await expect(card.getByRole("link", { name: telephones[0] ?? "" })).toBeInViewport({ ratio: 1 });
});

test("Privacy: says how long and whom to ask, and opens beside the form @long", async ({ page, context }) => {
  await visit(page, "/Contact");
  const name = page.getByLabel(inquiryWords.fields.name);
  await name.fill("Asha");
  const opened = context.waitForEvent("page");
  await page.locator("#inquiry").getByRole("link", { name: inquiryWords.privacy }).click();
  const main = (await opened).getByRole("main");
  await expect(main).toContainText(`${content.site.keptDays} days after`);
  await expect(main).toContainText("Data Protection Board of India");
  await expect(name).toHaveValue("Asha");
  await page.getByRole("contentinfo").getByRole("link", { name: site.pages.privacy, exact: true }).click();
  await expect(page).toHaveURL("/Privacy");
});
