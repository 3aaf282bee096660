import { test as base, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "#site-build/content/read-content.ts";
import { giveFolder } from "./folder.ts";

export { expect };

/** /admin on a copy of content/, signed in. Fails on a request to another host, an error, or a broken policy. */
export const test = base.extend<{ strange: string[] }>({
  strange: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const strange: string[] = [];
      await use(strange);
      expect(strange).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, strange }, use) => {
    page.on("console", (message) => message.type() === "error" && strange.push(message.text()));
    page.on("pageerror", (error) => strange.push(error.message));
    page.on("request", (request) => {
      if (!/^(http:\/\/localhost|blob:|data:)/.test(request.url())) strange.push(request.url());
    });
    await use(page);
  },
});

export async function openFolder(page: Page, folders: Readonly<Record<string, string>> = {}): Promise<void> {
  await giveFolder(page, { content: contentFolder, ...folders });
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
}

/** A form in the list. */
export const inList = (page: Page, name: string) =>
  page
    .getByRole("treeitem", { name, exact: true })
    .or(page.getByRole("row", { name, exact: true }))
    .or(page.getByRole("button", { name, exact: true }))
    .first();

export const open = (page: Page, name: string) => inList(page, name).click();

export const field = (page: Page, label: string) =>
  page.getByRole("group", { name: `“⁨${label}⁩” Field`, exact: true });

/** The last entry of a list that holds a text. */
export const entry = (list: Locator, text: string) =>
  list
    .getByRole("group")
    .filter({ has: list.page().getByRole("button", { name: "Remove", exact: true }) })
    .filter({ hasText: text })
    .last();

/** The CMS draws only what is on the screen. */
export async function seek(target: Locator): Promise<Locator> {
  const page = target.page();
  await expect(async () => {
    if ((await target.count()) === 0) {
      await page.mouse.move(190, 500);
      await page.mouse.wheel(0, 400);
    }
    await expect(target.first()).toBeVisible({ timeout: 200 });
  }).toPass();
  return target.first();
}

/** Opens what is folded: a group, or the entry of a list that holds a text. */
export async function unfold(part: Locator, text?: string): Promise<void> {
  const found = await seek(text ? entry(part, text) : part);
  await found.getByRole("button", { name: "Expand", exact: true }).first().click();
}

/** Replaces a picture by a file of this machine. */
export async function choose(
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await (await seek(field(page, label).getByRole("button", { name: "Replace" }))).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole("button", { name: "Insert", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Processing a file")).toHaveCount(0);
}

/** A JPEG that no encoder makes small. */
export const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 27 },
    },
  })
    .jpeg({ quality: 93 })
    .toBuffer();

export async function write(target: Locator, text: string): Promise<void> {
  await (await seek(target)).fill(text);
}

export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).first().click();

export async function saveAndWait(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText("Entry saved.")).toBeVisible();
}

export const contentOf = contentFolder;
