import { loadContent } from "#site-build/content/site-content.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

const { footer, contact, privacyPage, resort, inquirySettings } = loadContent();

test("the footer's last line leads there, and it says who, how long, and to whom to complain @rarely-phone", async ({
  page,
}) => {
  await visit(page, "/Dining");
  await page.getByRole("contentinfo").getByRole("link", { name: footer.privacy, exact: true }).click();
  await expect(page).toHaveURL("/Privacy");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(privacyPage.heading);
  await expect(main).toContainText(`${inquirySettings.keptDays} days after`);
  await expect(main).toContainText(privacyPage.complaint.board.name);
  await expect(main.getByRole("link", { name: resort.email }).first()).toHaveAttribute("href", /^mailto:/);
});

test("the link below the form opens beside it, and what was written stays", async ({ page, context }) => {
  await visit(page, "/Contact");
  const form = page.locator("#inquiry");
  await form.getByLabel(contact.fields.name).fill("Asha");
  const opened = context.waitForEvent("page");
  await form.getByRole("link", { name: contact.privacy }).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(privacyPage.heading);
  await expect(form.getByLabel(contact.fields.name)).toHaveValue("Asha");
});
