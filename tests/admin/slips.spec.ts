import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
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
  await cms.write(page, { "Shown from": "2026-12-20", "Shown until": "2026-12-05" });
}

async function writeLicence(page: Page) {
  await cms.write(page, { "FSSAI licence": "1002004200000" });
}

const slips: Record<string, [form: string, slip: (page: Page) => Promise<unknown>, said: RegExp]> = {
  "a last day before the first": [
    "Offers",
    swapDays,
    /Offers, WEEKEND RETREAT, Shown until: comes before the day from which it is shown\./,
  ],
  "a licence with 13 digits": ["The resort", writeLicence, /must have 14 digits/],
};

const file = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
const smallPicture = () =>
  sharp({ create: { width: 200, height: 90, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();

test("a file that the website cannot use is refused as it is chosen @once-phone", async ({ page }) => {
  await cms.openFolder(page);
  await cms.open(page, "Dining");
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  const dialog = await cms.choosePhotograph(page, file("menu.pdf", "application/pdf", "%PDF-1.4"));
  await expect.poll(() => said.at(-1)).toContain("menu.pdf is a PDF");
  await cms.upload(page, dialog, file("scan.tif", "image/tiff", "II*\0"));
  await expect.poll(() => said.at(-1)).toContain("Save it as JPEG");
  await cms.upload(page, dialog, file("dish.jpg", "image/jpeg", "no picture"));
  await expect.poll(() => said.at(-1)).toContain("dish.jpg cannot be read as a picture");
  await cms.upload(page, dialog, {
    ...{ name: "dish.jfif", mimeType: "image/jpeg", buffer: await smallPicture() },
  });
  await expect.poll(() => said.at(-1)).toContain("end in .jpg");
  await cms.upload(page, dialog, {
    ...{ name: "small.jpg", mimeType: "image/jpeg", buffer: await smallPicture() },
  });
  await expect.poll(() => said.at(-1)).toMatch(/small\.jpg is only 90 pixels high; at least \d+ are needed/);
  await expect(dialog.getByRole("button", { name: "Insert", exact: true })).toBeDisabled();
});

test("a film that does not play is refused as it is chosen, and one that does is taken @once-phone", async ({
  page,
}) => {
  await cms.openFolder(page);
  await cms.open(page, "About us");
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  await cms.press(cms.field(page, "The same film as WebM").getByRole("button", { name: "Replace" }));
  const dialog = page.getByRole("dialog");
  await cms.upload(page, dialog, file("a.webm", "video/webm", "no film"));
  await expect.poll(() => said.at(-1)).toContain("a.webm does not play here");
  const buffer = readFileSync(join(mediaFolder, "film/ridge.webm"));
  await cms.upload(page, dialog, { name: "b.webm", mimeType: "video/webm", buffer });
  await expect(dialog.getByRole("button", { name: "Insert", exact: true })).toBeEnabled();
  expect(said).toHaveLength(1);
});

test("a price range keeps its first number, and the owner is told what was left out @once-phone", async ({
  page,
}) => {
  await cms.openFolder(page);
  await cms.open(page, "Packages");
  const answer = page.waitForEvent("dialog");
  const written = writePrice(page, "6500-7000");
  const dialog = await answer;
  expect(dialog.message()).toContain('6500 is kept, "-7000" is left out');
  await dialog.accept();
  await written;
  await expect(cms.field(page, "Price").locator("input").last()).toHaveValue("6500");
  await cms.save(page);
  await expect(page.getByText("Entry saved.")).toBeVisible();
  const { text } = await cms.readBack(page, "content/packages.yaml");
  expect(text).toContain("price: 6500\n");
});

test("an offer that is over is asked about once, and its title then says so @once-phone", async ({
  page,
}) => {
  await cms.openFolder(page);
  await cms.open(page, "Offers");
  await cms.unfold(page, "Offers", "WEEKEND");
  await cms.write(page, { "Shown until": "2020-01-02", Description: "• *Two* days\nin the hills" });
  await cms.saveTwice(page);
  await expect(page.getByText("Entry saved.")).toBeVisible();
  const { text } = await cms.readBack(page, "content/offers.yaml");
  expect(text).toContain("description: Two days in the hills");
  await cms.open(page, "Offers");
  const ended = page.locator("[data-ended]");
  await cms.seek(ended);
  await expect(ended).toHaveText([/WEEKEND RETREAT · until 2020-01-02/]);
});

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

  test("a price of 0, which its field refuses until it is emptied @once-phone", async ({ page }) => {
    await cms.openFolder(page);
    await cms.open(page, "Packages");
    await writePrice(page, "0");
    await cms.save(page);
    await expect(cms.field(page, "Price")).toContainText("0.01");
    await cms.write(page, { Price: "" });
    await cms.save(page);
    await expect(page.getByText("Entry saved.")).toBeVisible();
    const { text } = await cms.readBack(page, "content/packages.yaml");
    expect(text).not.toMatch(/price: (0|6000)\n/);
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
  await cms.saveTwice(page);
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
