import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { stringify } from "yaml";
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

/** Opens a file by its name in the list. */
export const open = (page: Page, name: string) =>
  page
    .getByRole("treeitem", { name, exact: true })
    .or(page.getByRole("row", { name, exact: true }))
    .first()
    .click();

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

export async function unfold(list: Locator, text: string): Promise<void> {
  const found = await seek(entry(list, text));
  await found.getByRole("button", { name: "Expand", exact: true }).first().click();
}

export async function write(target: Locator, text: string): Promise<void> {
  await (await seek(target)).fill(text);
}

export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).first().click();

export async function saveAndWait(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText("Entry saved.")).toBeVisible();
}

export const contentOf = contentFolder;

/** YAML as the CMS writes it. */
export const asYaml = (value: unknown): string =>
  `${stringify(value, { lineWidth: 0, singleQuote: true, defaultKeyType: "PLAIN", defaultStringType: "PLAIN" }).trim()}\n`;
