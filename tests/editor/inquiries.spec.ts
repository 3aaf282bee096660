import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { sendPath } from "#shared/inquiry.ts";
import { editorOfFile } from "./editor-fixture.ts";

const editor = editorOfFile();
const { fixture } = editor;
const posted: Date[] = [];
test.beforeAll(async ({ playwright }) => {
  posted.push(new Date());
  const request = await playwright.request.newContext();
  for (const [name, message] of guests) {
    const template_params = { inquiry_id: crypto.randomUUID(), name, email: "asha+1@example.com", message };
    const answer = await request.post(`${fixture.site}${sendPath}`, { data: { template_params } });
    expect(answer.status()).toBe(200);
  }
  posted.push(new Date());
  await request.dispose();
});

const guests = [
  ["Meera Joshi", "Please tell us more about FAMILY FUN PACKAGE.\nWe are six."],
  ["आशा रावत", "क्या कमरा खाली है?"],
  ["Asha Rawat", "We would like to book Basic Getaway. We could come on 3 December"],
] as const;

async function open(page: Page) {
  await editor.open(page, "inquiries/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inquiries");
  await expect(page.getByText(/inquir(y|ies), .* new\./)).toBeVisible();
}

const rows = (page: Page) => page.locator(".rows li");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const count = (page: Page) =>
  page.getByRole("navigation").getByRole("link", { name: "Inquiries" }).locator(".count");
const heading = (page: Page) => page.locator("article h2");

test("a red line says that nobody is mailed, and where to change that", async ({ page }) => {
  await open(page);
  await expect(page.getByText("Nobody is mailed")).toBeVisible();
  await page.getByRole("link", { name: "Set the mail server" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mail settings");
});

test("new ones are counted; the words, the package and the time of the resort are shown", async ({
  page,
}) => {
  await open(page);
  await expect(count(page)).toHaveText("3");
  await expect(page.getByText("3 inquiries, 3 new.")).toBeVisible();
  await expect(row(page, "Asha Rawat")).toContainText("New");
  await expect(row(page, "Asha Rawat")).toContainText("Basic Getaway");
  await row(page, "Meera Joshi").getByRole("link").click();
  await expect(heading(page)).toHaveText("Meera Joshi");
  await expect(heading(page)).toBeFocused();
  await expect(page.locator(".message")).toHaveText(
    "Please tell us more about FAMILY FUN PACKAGE.\nWe are six.",
  );
  const day = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", dateStyle: "medium" });
  // Midnight may come while they are posted.
  const days = posted.map((at) => day.format(at)).join("|");
  await expect(page.locator("article")).toContainText(new RegExp(days));
});

test("an answer begins in the mail program; marked with the keyboard, the next new one opens", async ({
  page,
}) => {
  await open(page);
  await row(page, "Asha Rawat").getByRole("link").press("Enter");
  const address = (await page.getByRole("link", { name: "Answer" }).getAttribute("href")) ?? "";
  expect(address).toMatch(/^mailto:asha%2B1@example.com\?subject=Re%3A%20Inquiry%3A%20Basic%20Getaway&body=/);
  expect(decodeURIComponent(address)).toContain("> We would like to book Basic Getaway.");
  await page.getByLabel("A note of your own").fill("Offered the 3rd");
  await page.getByRole("button", { name: "Mark as answered" }).press("Enter");
  await expect(heading(page)).toHaveText("आशा रावत");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("status").last()).toHaveText("Answered: Asha Rawat.");
  await expect(count(page)).toHaveText("2");
  await expect(row(page, "Asha Rawat")).toContainText("Answered");
  await expect(row(page, "Asha Rawat")).toContainText("Offered the 3rd");
  await page.getByLabel("Only new ones").check();
  await expect(rows(page)).toHaveCount(2);
});

test("the mark can be taken back, and the note changed", async ({ page }) => {
  await open(page);
  await row(page, "Asha Rawat").getByRole("link").click();
  const note = page.getByLabel("A note of your own");
  await note.fill("Offered the 4th");
  await note.blur();
  await expect(row(page, "Asha Rawat")).toContainText("Offered the 4th");
  await note.fill("Offered the 4th, she calls");
  await row(page, "Meera Joshi").getByRole("link").click();
  await expect(heading(page)).toHaveText("Meera Joshi");
  await expect(row(page, "Asha Rawat")).toContainText("she calls");
  await row(page, "Asha Rawat").getByRole("link").click();
  await expect(note).toHaveValue("Offered the 4th, she calls");
  await page.route("**/note", (route) => route.abort());
  await note.fill("Offered the 4th");
  await note.blur();
  await expect(page.getByText("The note is not saved yet.")).toBeVisible();
  await page.unroute("**/note");
  await page.reload();
  await expect(row(page, "Asha Rawat")).not.toContainText("she calls");
  await expect(note).toHaveValue("Offered the 4th");
  await page.getByRole("button", { name: "Mark as not answered" }).click();
  await expect(row(page, "Asha Rawat")).toContainText("New");
  await expect(page.getByLabel("A note of your own")).toHaveValue("Offered the 4th");
});

test("found by name, address, words and note, and exported for a spreadsheet", async ({ page }) => {
  await open(page);
  const search = page.getByLabel("Search names, addresses and words");
  for (const [words, found] of [
    ["meera", 1],
    ["खाली", 1],
    ["asha+1@", 3],
    ["4th", 1],
    ["getaway asha", 1],
    ["nobody", 0],
  ] as const) {
    await search.fill(words);
    await expect(rows(page), words).toHaveCount(found);
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export all for a spreadsheet" }).click(),
  ]);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv.split("\r\n")).toHaveLength(1 + guests.length + 1);
  expect(csv).toContain('"Basic Getaway","Asha Rawat","asha+1@example.com"');
});

test("what became a file is not delivered again while there is no mail server", async ({ page }) => {
  await open(page);
  await row(page, "Meera Joshi").getByRole("link").click();
  await page.getByRole("button", { name: /^Deliver/ }).click();
  await expect(page.getByRole("status").last()).toContainText("There is no mail server yet");
});

test("an erasure names the guest first, and takes the words and the note", async ({ page }) => {
  await open(page);
  await row(page, "Asha Rawat").getByRole("link").click();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    return questions.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(heading(page)).toHaveText("Asha Rawat");
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(rows(page)).toHaveCount(2);
  expect(questions[1]).toContain("Erase the inquiry of Asha Rawat, asha+1@example.com?");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // It would not bring the inquiry back, but change a text.
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await page.getByLabel("Search names, addresses and words").fill("4th");
  await expect(rows(page)).toHaveCount(0);
});

for (const width of [1440, 1280, 390])
  test(`no accessibility violations and no overflow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await open(page);
    await row(page, "Meera Joshi").getByRole("link").click();
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations).toEqual([]);
    if (width > 1000) return;
    await expect(rows(page).first()).toBeHidden();
    await page.getByRole("link", { name: "All inquiries" }).click();
    await expect(rows(page).first()).toBeVisible();
  });
