import { words } from "#words/contact.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visitAtRest } from "./visit.ts";

const { site } = content;
const { button, title, close } = words.driver;

test("the card fills the screen with the address and the telephone in large letters, and closes @phone", async ({
  page,
}) => {
  await visitAtRest(page, "/Contact");
  const opener = page.getByRole("button", { name: button });
  await opener.click();
  const card = page.getByRole("dialog", { name: title });
  const { height = 0 } = page.viewportSize() ?? {};
  await expect(card).toHaveJSProperty("clientHeight", height);
  for (const line of [site.name, site.address.district, site.address.postalCode])
    await expect(card).toContainText(line);
  const telephone = card.getByRole("link", { name: site.telephones[0] ?? "" });
  await expect(telephone).toBeInViewport({ ratio: 1 });
  const size = await telephone.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
  expect(size).toBeGreaterThanOrEqual(39);
  await card.getByRole("button", { name: close }).click();
  await expect(card).toBeHidden();
  await expect(opener).toBeFocused();
});
