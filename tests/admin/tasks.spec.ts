import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { mediaFolder } from "#site-build/site-folder.ts";
import {
  contentOf,
  entry,
  expect,
  field,
  open,
  openFolder,
  saveAndWait,
  seek,
  test,
  unfold,
  write,
} from "./cms.ts";
import { filesIn, readBack } from "./folder.ts";

// What an owner does, each to the end: the file that is saved changes only in the lines that the task is about.

const linesOf = (name: string) => readFileSync(join(contentOf, `${name}.yaml`), "utf8").split("\n");

/** What a saved file has besides the original's lines, and what it lacks. */
async function difference(page: Page, name: string) {
  const [before, after] = [linesOf(name), (await readBack(page, `content/${name}.yaml`)).split("\n")];
  const start = before.findIndex((line, index) => line !== after[index]);
  let end = 1;
  while (before.at(-end) === after.at(-end) && before.length - end >= start && after.length - end >= start)
    end++;
  const cut = (lines: string[]) => (start === -1 ? [] : lines.slice(start, lines.length - end + 1));
  return { gone: cut(before), come: cut(after) };
}

test("a new price", async ({ page }) => {
  await openFolder(page);
  await open(page, "Packages");
  await unfold(field(page, "Packages"), "Basic Getaway");
  await write(field(page, "Packages").getByRole("textbox", { name: "Price", exact: true }), "6,500");
  await saveAndWait(page);
  expect(await difference(page, "packages")).toEqual({
    gone: ["    price: 6,000"],
    come: ["    price: 6,500"],
  });
});

test("another headline on Home", async ({ page }) => {
  await openFolder(page);
  await open(page, "Home");
  const opening = field(page, "Opening");
  const fold = opening.getByRole("button", { name: "Expand", exact: true }).first();
  if (await fold.isVisible()) await fold.click();
  await write(opening.getByRole("textbox", { name: "Headline", exact: true }), "Above the clouds");
  await saveAndWait(page);
  const { gone, come } = await difference(page, "home");
  expect(come).toEqual(["  headline: Above the clouds"]);
  expect(gone).toHaveLength(1);
});

test("a guest's words in two languages", async ({ page }) => {
  await openFolder(page);
  await open(page, "Home");
  const list = field(page, "Testimonials");
  await (await seek(list.getByRole("button", { name: "Add Testimonial", exact: true }))).click();
  const added = list
    .getByRole("group")
    .filter({ has: page.getByRole("textbox", { name: "Name and place", exact: true }) })
    .last();
  await write(added.getByRole("textbox", { name: "Name and place", exact: true }), "Asha, Pune");
  await write(added.getByRole("textbox", { name: "Name and place (हिन्दी)", exact: true }), "आशा, पुणे");
  await write(added.getByRole("textbox", { name: "What they said", exact: true }), "We came back.");
  await write(added.getByRole("textbox", { name: "What they said (हिन्दी)", exact: true }), "हम फिर आए।");
  await saveAndWait(page);
  const { gone, come } = await difference(page, "home");
  expect(gone).toEqual([]);
  expect(come.join("\n")).toContain(
    "name: Asha, Pune\n    name_hi: आशा, पुणे\n    text: We came back.\n    text_hi: हम फिर आए।",
  );
});

test("a testimonial is removed with its Hindi", async ({ page }) => {
  await openFolder(page);
  await open(page, "Home");
  await (await seek(entry(field(page, "Testimonials"), "Delhi")))
    .getByRole("button", { name: "Remove", exact: true })
    .click();
  await saveAndWait(page);
  const { gone, come } = await difference(page, "home");
  expect(come).toEqual([]);
  expect(gone).toHaveLength(6);
  expect(gone.join()).toContain("दिल्ली");
});

test("an offer for some days", async ({ page }) => {
  await openFolder(page);
  await open(page, "Offers");
  await unfold(field(page, "Offers"), "WEEKEND");
  await (await seek(field(page, "First day").locator("input"))).fill("2026-12-20");
  await (await seek(field(page, "Last day").locator("input"))).fill("2026-12-24");
  await saveAndWait(page);
  const { gone, come } = await difference(page, "offers");
  expect(gone).toEqual([]);
  expect(come.map((line) => line.replaceAll("'", ""))).toEqual([
    "    from: 2026-12-20",
    "    until: 2026-12-24",
  ]);
});

test("a text that was missing in Hindi", async ({ page }) => {
  await openFolder(page);
  await open(page, "The resort");
  await write(field(page, "Street or village (हिन्दी)").getByRole("textbox"), "गाँव");
  await write(field(page, "Street or village").getByRole("textbox"), "Village");
  await saveAndWait(page);
  expect(await difference(page, "site")).toEqual({
    gone: [],
    come: ["  street: Village", "  street_hi: गाँव"],
  });
});

test("a photograph from the telephone is made smaller and stands in place of the old one", async ({
  page,
}) => {
  const noise = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  await openFolder(page, { "media/originals": join(mediaFolder, "originals") });
  await open(page, "Dining");
  await unfold(field(page, "Dishes of the region"), "Kafuli");
  await (await seek(field(page, "Photograph").getByRole("button", { name: "Replace", exact: true }))).click();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "IMG 1234.JPG", mimeType: "image/jpeg", buffer: noise });
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  await saveAndWait(page);
  const { come } = await difference(page, "dining");
  expect(come).toEqual(["      file: /media/originals/img-1234.webp"]);
  const { "img-1234.webp": size = 0 } = await filesIn(page, "media/originals");
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThan(noise.length);
});
