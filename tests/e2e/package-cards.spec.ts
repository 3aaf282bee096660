import { packages } from "#content/packages.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

test("on a phone the details' close button stays in view and works wherever one has read to @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await visit(page, "/Packages");
  const title = packages[1]?.title ?? "";
  const card = page.getByRole("article", { name: title, exact: true });
  await card.getByRole("button", { name: "MORE DETAILS" }).click();
  const dialog = page.getByRole("dialog", { name: title });
  const close = dialog.getByRole("button", { name: "Close details" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("listitem").last().scrollIntoViewIfNeeded();
  await expect(dialog.getByRole("listitem").last()).toBeInViewport();
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(dialog).toBeHidden();
});
