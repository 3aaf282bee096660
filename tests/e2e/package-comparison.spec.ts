import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";

const { packages } = content.packages;

test("the table says of each package its price and what only some include, and once what all include", async ({
  page,
}) => {
  await page.goto("/Packages");
  const table = page.getByRole("table", { name: "Side by side" });
  await expect(table.getByRole("columnheader")).toHaveText(packages.map(({ title }) => title));
  const cellsOf = (label: string) =>
    table
      .locator("tbody")
      .filter({ hasText: new RegExp(`^${label}`) })
      .getByRole("cell");
  await expect(cellsOf("Price")).toHaveText(["₹6,000", "₹8,000", "₹10,000"]);
  const [basic, plus] = packages;
  await expect(cellsOf("What is included").first().getByRole("listitem")).toHaveText(
    basic?.details.filter((inclusion) => inclusion !== "Waterfall trek") ?? [],
  );
  // All that Basic Getaway includes is said by its name.
  await expect(cellsOf("What is included").nth(1).getByRole("listitem")).toHaveText(
    plus?.details.slice(0, 3) ?? [],
  );
  await expect(cellsOf("The same in all")).toHaveText("Waterfall trek");
});

test("it fits the narrowest phone, without violations", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/Packages");
  const table = page.getByRole("table", { name: "Side by side" });
  await table.scrollIntoViewIfNeeded();
  const cut = await table
    .locator("th, td")
    .evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
  expect(await violationsOf(page, "table")).toEqual([]);
});
