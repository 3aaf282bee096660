import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { contentFolder } from "#site-build/content/read-content.ts";

/** Opens /admin on a copy of content/ in the browser's private file system, which stands in for a folder of the machine. */
export async function openFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto("/admin");
  const names = readdirSync(contentFolder).filter((name) => name.endsWith(".yaml"));
  const content = names.map((name) => [`content/${name}`, readFileSync(join(contentFolder, name), "utf8")]);
  // The CMS looks for .git; a folder of media/ has files.
  await page.evaluate(
    async (all) => {
      for (const [path = "", text = ""] of all) {
        const steps = path.split("/");
        const name = steps.pop() ?? "";
        let folder = await navigator.storage.getDirectory();
        for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
        const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writer.write(text);
        await writer.close();
      }
    },
    [...content, [".git/HEAD", ""], ["media/originals/notes.txt", ""]],
  );
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
}

/** A file of that folder: its text and its size. */
export function readBack(page: Page, path: string): Promise<{ text: string; size: number }> {
  return page.evaluate(async (path) => {
    const steps = path.split("/");
    const name = steps.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const step of steps) folder = await folder.getDirectoryHandle(step);
    const file = await (await folder.getFileHandle(name)).getFile();
    return { text: await file.text(), size: file.size };
  }, path);
}

/** Its file in content/. */
export const fileOf = (form: string) => `${form === "The resort" ? "site" : form.toLowerCase()}.yaml`;

/** Opens a form of the list. */
export const open = (page: Page, name: string): Promise<void> =>
  page
    .getByRole("treeitem", { name, exact: true })
    .or(page.getByRole("row", { name, exact: true }))
    .or(page.getByRole("button", { name, exact: true }))
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

/** Scrolls until it is there: the CMS draws only what is on the screen. */
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

export const press = async (target: Locator): Promise<void> => (await seek(target)).click();

/** Opens what is folded: a group, or the entry of a list that holds a text. */
export async function unfold(page: Page, label: string, text?: string): Promise<void> {
  const found = text ? entry(field(page, label), text) : field(page, label);
  await (await seek(found)).getByRole("button", { name: "Expand", exact: true }).first().click();
}

/** Adds an entry to a list. `one` names it. */
export const add = (page: Page, label: string, one: string): Promise<void> =>
  press(field(page, label).getByRole("button", { name: new RegExp(`^Add .${one}`) }));

/** Writes into fields, by their labels; in a list into those of its last entry. */
export async function write(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const inputs = field(page, label).locator("input, textarea");
    await seek(inputs);
    await inputs.last().fill(text);
  }
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens the dialog of a dish's photograph and chooses a file of this machine. Returns the dialog. */
export async function choosePhotograph(page: Page, file: ChosenFile): Promise<Locator> {
  await unfold(page, "Dishes of the region", "Kafuli");
  await press(field(page, "Photograph").getByRole("button", { name: "Replace" }));
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  await upload(page, dialog, file);
  return dialog;
}

export async function upload(page: Page, dialog: Locator, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await (await chooser).setFiles(file);
}

/** Replaces the photograph of a dish by a file of this machine. */
export async function replacePhotograph(
  page: Page,
  file: ChosenFile,
  pressInsert = (button: Locator) => button.click(),
) {
  const dialog = await choosePhotograph(page, file);
  await pressInsert(dialog.getByRole("button", { name: "Insert", exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Processing a file")).toHaveCount(0);
}

export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).first().click();

/** Saves what is asked about: the second time it is accepted. */
export async function saveTwice(page: Page): Promise<void> {
  await save(page);
  const asked = page.getByRole("alertdialog").filter({ hasText: "press Save again" });
  await asked.getByRole("button", { name: "OK" }).click();
  await expect(asked).toBeHidden();
  await save(page);
}
