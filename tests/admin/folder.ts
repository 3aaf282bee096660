import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

// Stands in for the folder that a person would choose: the browser's private file system.

/** Copies folders of this machine into it, by their names there, and lets the page's picker return it. */
export async function giveFolder(page: Page, folders: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${process.env.ADMIN_ADDRESS}/admin`);
  // The CMS looks for it.
  await write(page, ".git/HEAD", "");
  for (const [folder, from] of Object.entries(folders))
    for (const name of readdirSync(from).filter((each) => each.includes(".")))
      await write(page, `${folder}/${name}`, readFileSync(join(from, name), "base64"));
}

function write(page: Page, path: string, bytes: string): Promise<void> {
  return page.evaluate(
    async ([path, bytes]) => {
      let folder = await navigator.storage.getDirectory();
      const steps = path.split("/");
      const name = steps.pop() ?? "";
      for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
      const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writer.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
      await writer.close();
    },
    [path, bytes] as const,
  );
}

/** The text of a file of that folder. */
export function readBack(page: Page, path: string): Promise<string> {
  return page.evaluate(async (path) => {
    let folder = await navigator.storage.getDirectory();
    const steps = path.split("/");
    const name = steps.pop() ?? "";
    for (const step of steps) folder = await folder.getDirectoryHandle(step);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path);
}

/** The names and sizes of the files in one of its folders. */
export function filesIn(page: Page, path: string): Promise<Record<string, number>> {
  return page.evaluate(async (path) => {
    let folder = await navigator.storage.getDirectory();
    for (const step of path.split("/")) folder = await folder.getDirectoryHandle(step, { create: true });
    const sizes: Record<string, number> = {};
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemFileHandle]>)
      sizes[name] = (await handle.getFile()).size;
    return sizes;
  }, path);
}
