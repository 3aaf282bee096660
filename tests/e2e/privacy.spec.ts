import { words } from "#words/inquiry.ts";
import { words as site } from "#words/site.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

const heading = site.pages.privacy;

test("the footer's last line leads there, and it says who, how long, and to whom to complain @rarely-phone", async ({
  page,
}) => {
  await visit(page, "/Dining");
  await page.getByRole("contentinfo").getByRole("link", { name: site.pages.privacy, exact: true }).click();
  await expect(page).toHaveURL("/Privacy");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(main).toContainText(`${content.site.keptDays} days after`);
  await expect(main).toContainText("Data Protection Board of India");
  await expect(main.getByRole("link", { name: content.site.email }).first()).toHaveAttribute(
    "href",
    /^mailto:/,
  );
});

test("the link below the form opens beside it, and what was written stays", async ({ page, context }) => {
  await visit(page, "/Contact");
  const form = page.locator("#inquiry");
  await form.getByLabel(words.fields.name).fill("Asha");
  const opened = context.waitForEvent("page");
  await form.getByRole("link", { name: words.privacy }).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(form.getByLabel(words.fields.name)).toHaveValue("Asha");
});
