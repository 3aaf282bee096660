import { join } from "node:path";
import type { Browser } from "playwright";
import sharp from "sharp";
import { field, openFolder, open as openForm, save, seek, unfold, write } from "../tests/admin/cms.ts";
import serveAdmin from "../tests/admin/global-setup.ts";

/** Photographs /admin on a phone for docs/owners.md. */
export async function photographAdmin(browser: Browser, folder: string): Promise<void> {
  const stop = await serveAdmin();
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const keep = async (name: string) => {
    // Nothing moves any more.
    await page.waitForTimeout(500);
    const picture = sharp(await page.screenshot({ animations: "disabled" })).webp({ quality: 60 });
    await picture.toFile(join(folder, `admin-${name}.webp`));
  };
  await openFolder(page);
  await page.getByRole("row", { name: "Packages", exact: true }).waitFor();
  await keep("list");
  await openForm(page, "Packages");
  await unfold(field(page, "Packages"), "Basic Getaway");
  await write(field(page, "Packages").getByRole("textbox", { name: "Price", exact: true }), "6,500");
  await keep("price");
  await page.reload();
  await openFolder(page);
  await openForm(page, "Offers");
  await unfold(field(page, "Offers"), "WEEKEND");
  await (await seek(field(page, "First day").locator("input"))).fill("2026-12-20");
  await (await seek(field(page, "Last day").locator("input"))).fill("2026-12-05");
  await save(page);
  await page.getByRole("alertdialog").waitFor();
  await keep("refused");
  await page.close();
  stop();
}
