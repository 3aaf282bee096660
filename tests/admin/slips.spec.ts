import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildSite } from "../site/build-site.ts";
import {
  choose,
  contentOf,
  expect,
  field,
  open,
  openFolder,
  save,
  seek,
  test,
  unfold,
  write,
} from "./cms.ts";
import { readBack } from "./folder.ts";

// What goes wrong is said at once and not saved; what is saved at a Git host comes onto the page.

const price = (text: string) => async (page: Page) => {
  await unfold(field(page, "Packages"), "Basic Getaway");
  await write(field(page, "Packages").getByRole("textbox", { name: "Price", exact: true }), text);
};

const slips: Record<string, { form: string; slip: (page: Page) => Promise<void>; said: RegExp }> = {
  "a price in words": {
    form: "Packages",
    slip: price("about 6500"),
    said: /must be an amount such as 6,500/,
  },
  "a last day before the first": {
    form: "Offers",
    async slip(page) {
      await unfold(field(page, "Offers"), "WEEKEND");
      await write(field(page, "First day").locator("input"), "2026-12-20");
      await write(field(page, "Last day").locator("input"), "2026-12-05");
    },
    said: /Offers 6, Last day: comes before the first day\./,
  },
  "no photograph": {
    form: "Dining",
    async slip(page) {
      const list = field(page, "Dishes of the region");
      await (await seek(list.getByRole("button", { name: /^Add .Dish/ }))).click();
      await write(list.getByRole("textbox", { name: "Name", exact: true }).last(), "Arsa");
      await write(list.getByRole("textbox", { name: "Note", exact: true }).last(), "Rice and jaggery");
    },
    said: /required|One field has an error/,
  },
  "two megabytes of text": {
    form: "The resort",
    slip: (page) => write(field(page, "In one sentence").getByRole("textbox"), "rain ".repeat(400_000)),
    said: /In one sentence: may have|One field has an error|characters/,
  },
  "a PDF for a photograph": {
    form: "Dining",
    async slip(page) {
      await unfold(field(page, "Dishes of the region"), "Kafuli");
      await choose(page, "Photograph", {
        name: "menu.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.4"),
      });
    },
    said: /must be a photograph in \/media\/originals\/|Invalid File/,
  },
};

for (const [name, { form, slip, said }] of Object.entries(slips))
  test(`${name} is refused @once-phone`, async ({ page, strange }) => {
    await openFolder(page);
    await open(page, form);
    await slip(page);
    await save(page);
    await expect(page.getByText(said).first()).toBeVisible();
    const file = { Packages: "packages", Offers: "offers", Dining: "dining", "The resort": "site" }[form];
    expect(await readBack(page, `content/${file}.yaml`)).toBe(
      readFileSync(join(contentOf, `${file}.yaml`), "utf8"),
    );
    // The CMS writes the refusal to the console, too.
    strange.length = 0;
  });

test("a price that is saved at a Git host comes onto the page @once-phone", async ({ page }) => {
  await page.goto(`${process.env.ADMIN_ADDRESS}/admin`);
  await page.getByRole("button", { name: /Sign In.*Token/i }).click();
  await page.getByRole("textbox").fill("a-token");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await open(page, "Packages");
  await price("6,789")(page);
  await save(page);
  await expect(page.getByText(/Entry saved/)).toBeVisible();
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  try {
    const messages = await page.request.post(`${process.env.ADMIN_ADDRESS}/clone`, { data: folder });
    expect(await messages.text()).toBe("Change packages");
    const release = join(folder, "dist");
    buildSite({ CONTENT_DIR: join(folder, "content"), SITE_DIR: release });
    const current = readFileSync(join(release, "current"), "utf8").trim();
    expect(readFileSync(join(release, "releases", current, "client/Packages/index.html"), "utf8")).toContain(
      "₹6,789",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
