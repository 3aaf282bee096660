import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { contentFolder } from "#site-build/content/read-content.ts";
import { contentSource } from "#site-build/content/resolve.ts";
import { mediaFolder } from "#site-build/site-folder.ts";
import { expect, test } from "../e2e/fixtures.ts";
import * as cms from "./cms.ts";

// What goes wrong is said at once and not saved; what is saved at a Git host comes onto the page.

async function writePrice(page: Page, price: string) {
  await cms.unfold(page, "Packages", "Basic Getaway");
  await cms.write(page, { Price: price });
}

async function swapDays(page: Page) {
  await cms.unfold(page, "Offers", "WEEKEND");
  await cms.write(page, { "First day": "2026-12-20", "Last day": "2026-12-05" });
}

const pdf = { name: "menu.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };

const slips: Record<string, [form: string, slip: (page: Page) => Promise<unknown>, said: RegExp]> = {
  "a last day before the first": [
    "Offers",
    swapDays,
    /Offers, WEEKEND RETREAT, Last day: comes before the first day\./,
  ],
  "a PDF for a photograph": [
    "Dining",
    (page) => cms.replacePhotograph(page, pdf),
    /must be a photograph in \/media\/originals\/|Invalid File/,
  ],
};

test.describe("nothing is saved of", () => {
  // The CMS writes to the console, too, what it has refused, and that it has not left a form.
  test.use({ expectedErrors: [/^(?!third party)/] });

  for (const [name, [form, slip, said]] of Object.entries(slips))
    test(`${name}, which is refused @once-phone`, async ({ page }) => {
      await cms.openFolder(page);
      await cms.open(page, form);
      await slip(page);
      await cms.save(page);
      await expect(page.getByText(said).first()).toBeVisible();
      const { text } = await cms.readBack(page, `content/${cms.fileOf(form)}`);
      expect(text).toBe(readFileSync(join(contentFolder, cms.fileOf(form)), "utf8"));
    });

  test("a form that is left by ←, which asks before @once-phone", async ({ page }) => {
    await cms.openFolder(page);
    await cms.open(page, "Packages");
    await writePrice(page, "6789");
    const leave = async (answer: "accept" | "dismiss") => {
      page.once("dialog", (dialog) => dialog[answer]());
      await page.getByRole("button", { name: "Cancel Editing" }).click();
    };
    await leave("dismiss");
    await expect(cms.field(page, "Price").locator("input").last()).toHaveValue("6789");
    await leave("accept");
    await expect(cms.field(page, "Price")).toHaveCount(0);
    await cms.open(page, "Offers");
    await expect(cms.field(page, "Offers").first()).toBeVisible();
  });
});

test("a price and a photograph saved at a Git host come onto the pages @once-phone", async ({ page }) => {
  await page.goto("/admin");
  await page.getByRole("button", { name: /Sign In.*Token/i }).click();
  await page.getByRole("textbox").fill("a-token");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await cms.open(page, "Packages");
  await writePrice(page, "6789");
  await cms.save(page);
  await expect(page.getByText(/Entry saved/)).toBeVisible();
  // It asks before it is left until it knows that it has saved.
  await expect(async () => void (await page.goto("/admin"))).toPass();
  await cms.open(page, "Dining");
  const buffer = readFileSync(join(mediaFolder, "originals/dish-kafuli.webp"));
  await cms.replacePhotograph(page, { name: "IMG 1234.webp", mimeType: "image/webp", buffer });
  await cms.save(page);
  await expect(page.getByText(/Entry saved/)).toBeVisible();
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  try {
    const { messages, files } = await (await page.request.get("/clone")).json();
    expect(messages).toEqual(["Change packages", "Change dining +1"]);
    cpSync(contentFolder, join(folder, "content"), { recursive: true });
    cpSync(mediaFolder, join(folder, "media"), { recursive: true });
    for (const { path, content } of files) writeFileSync(join(folder, path), content, "base64");
    const { modules } = await contentSource(join(folder, "content"), join(folder, "media")).resolve();
    expect(JSON.stringify(modules.packages)).toContain("₹6,789");
    expect(JSON.stringify(modules.dining)).toContain('"img-1234-');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
