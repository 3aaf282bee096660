import type { Locator } from "@playwright/test";
import { words as texts } from "#words/offers.ts";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { edgesOfInk } from "./pixels.ts";
import { visit, visitAtRest } from "./visit.ts";

const { offers } = content.offers;

const size = (element: Locator) => element.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));

test("MORE DETAILS is a button, and opens details if the offer has some", async ({ page }) => {
  await visit(page, "/Offers");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const buttons = page.getByRole("button", { name: "MORE DETAILS" });
  await expect(buttons).toHaveCount(offers.length);
  for (const [index, { title, details }] of offers.entries()) {
    const button = buttons.nth(index);
    await expect(button).toBeEnabled();
    await expect(button).toHaveAccessibleDescription(title);
    await button.click();
    if (details) {
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await page.keyboard.press("Escape");
      continue;
    }
    await expect(button).not.toHaveAttribute("aria-haspopup");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/Offers");
    expect(requests.filter((address) => !/\/(pictures|assets)\//.test(address))).toEqual([]);
  }
});

test("tags fit on one line, and the price is large and right below the text @every", async ({ page }) => {
  await visitAtRest(page, "/Offers");
  for (const { title, description } of offers) {
    const name = page.getByRole("heading", { name: title });
    const lines = await name.locator("span").evaluate((tag) => {
      const words = document.createRange();
      words.selectNodeContents(tag);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    const card = page.getByRole("listitem").filter({ has: name });
    const price = card.getByText(/^PHP/);
    expect(await size(price)).toBeGreaterThanOrEqual(28);
    const text = await card.getByText(description).boundingBox();
    const amount = await price.boundingBox();
    const from = await card.getByText("From", { exact: true }).elementHandle();
    // At one moment: the typefaces may come between two.
    const room = await price.evaluate(
      (element, before) =>
        element.getBoundingClientRect().left - (before as Element).getBoundingClientRect().right,
      from,
    );
    expect(room).toBeCloseTo(10, 0);
    expect((amount?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeLessThan(40);
    const unit = await card.getByText("Average Per Night", { exact: true }).boundingBox();
    expect(unit?.y).toBeGreaterThanOrEqual((amount?.y ?? 0) + (amount?.height ?? 0) / 2);
  }
});

test("the first offer leads, its words end with its picture, and a sentence beside the lead tells of pesos", async ({
  page,
}) => {
  await visitAtRest(page, "/Offers");
  const cards = page.getByRole("main").getByRole("list").last().getByRole("listitem");
  const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(first?.width).toBeGreaterThan(2 * (second?.width ?? 0));
  const picture = await cards.nth(0).getByRole("img").boundingBox();
  const words = await cards.nth(0).getByRole("button", { name: "MORE DETAILS" }).boundingBox();
  const middle = (words?.y ?? 0) + (words?.height ?? 0) / 2;
  expect(Math.abs((picture?.y ?? 0) + (picture?.height ?? 0) - middle - 12)).toBeLessThan(4);
  const lead = await page.getByRole("main").locator(".lead").boundingBox();
  const below = (first?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0);
  expect(Math.abs(below - 44)).toBeLessThan(4);
  const note = await page.getByText(texts.pesos).boundingBox();
  expect(note?.x).toBeGreaterThan((lead?.x ?? 0) + (lead?.width ?? 0));
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan((lead?.y ?? 0) + (lead?.height ?? 0));
});

test("no string stands out above the line that it hangs from @phone", async ({ page }) => {
  await visit(page, "/Offers");
  for (const card of await page.getByRole("main").getByRole("list").last().getByRole("listitem").all()) {
    await card.scrollIntoViewIfNeeded();
    const { left, top } = await card.evaluate((element) => {
      const string = Number.parseFloat(getComputedStyle(element, "::before").left);
      const { left, top } = element.getBoundingClientRect();
      return { left: left + string, top: top - 5 };
    });
    const [[line], [string]] = [
      await edgesOfInk(page, left - 6, top, 10),
      await edgesOfInk(page, left, top, 10),
    ];
    expect(line).toBeGreaterThan(0);
    expect(string).toBe(line);
  }
});

test("in wide windows one, two and three stand in a row, with pictures, prices and links that end at the same height", async ({
  page,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/Offers");
    const cards = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Ask about" }) });
    const bottoms = await cards.evaluateAll((all) =>
      all.map((card) =>
        ["img", "b", "a[href*=about]"].map((part) =>
          Math.round(card.querySelector(part)?.getBoundingClientRect().bottom ?? 0),
        ),
      ),
    );
    const rows = [bottoms.slice(1, 3), bottoms.slice(3)].map((row) => new Set(row.map(String)).size);
    expect(rows, `at ${width} px`).toEqual([1, 1]);
  }
});

test("only the first offer has a red button; on phones its picture is as wide as the window, the others reach one edge by turns @phone", async ({
  page,
}) => {
  await page.goto("/Offers");
  const grounds = await page
    .getByRole("link", { name: "Ask about" })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(grounds.slice(1))).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
  expect(grounds[0]).toBe("rgb(165, 28, 58)");
  const { width = 0 } = page.viewportSize() ?? {};
  const pictures = await page.getByRole("main").getByRole("img").all();
  const boxes = await Promise.all(pictures.map((picture) => picture.boundingBox()));
  if (width >= 640) return;
  const reached = boxes.map((box) => [box?.x === 0 && "left", box && box.x + box.width === width && "right"]);
  const edges = reached.map((ends) => ends.filter(Boolean).join(" and "));
  expect(edges).toEqual(["left and right", "right", "left", "right", "left", "right"]);
});

test("a button without effect is quieter than the link", async ({ page }) => {
  await page.goto("/Offers");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "MORE DETAILS" }) });
  const weight = (element: Locator) => element.evaluate((node) => Number(getComputedStyle(node).fontWeight));
  expect(await weight(card.first().getByRole("button"))).toBeLessThan(
    await weight(card.first().getByRole("link", { name: "Ask about" })),
  );
});

test("before it, a link opens the inquiry form for the offer", async ({ page }) => {
  await visit(page, "/Offers");
  const links = page.getByRole("link", { name: "Ask about this offer" });
  await expect(links).toHaveCount(offers.length);
  for (const [index, { slug, title }] of offers.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", `/Contact?about=${slug}`);
    await expect(links.nth(index)).toHaveAccessibleDescription(title);
  }
  await links.first().click();
  await expect(page.getByLabel(/^Message/)).toHaveValue(new RegExp(offers[0]?.title ?? "-", "i"));
});
