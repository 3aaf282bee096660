import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { mediaFolder } from "#site-build/site-folder.ts";
import {
  choose,
  contentOf,
  entry,
  expect,
  field,
  noise,
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

test("a new price, and a note on it", async ({ page }) => {
  await openFolder(page);
  await open(page, "Packages");
  const list = field(page, "Packages");
  await unfold(list, "Basic Getaway");
  await write(list.getByRole("textbox", { name: "Price", exact: true }), "6,500");
  await write(list.getByRole("textbox", { name: "Note on the price", exact: true }), "24 December: ₹9,000");
  await saveAndWait(page);
  expect(await difference(page, "packages")).toEqual({
    gone: ["    price: 6,000"],
    come: ["    price: 6,500", "    priceNote: '24 December: ₹9,000'"],
  });
});

test("another headline on Home", async ({ page }) => {
  await openFolder(page);
  await open(page, "Home");
  const opening = field(page, "Opening");
  await unfold(opening);
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
  await (await seek(list.getByRole("button", { name: /^Add .Testimonial/ }))).click();
  const words = {
    "Name and place": "Asha, Pune",
    "Name and place (हिन्दी)": "आशा, पुणे",
    "What they said": "We came back.",
    "What they said (हिन्दी)": "हम फिर आए।",
  };
  for (const [label, text] of Object.entries(words))
    await write(list.getByRole("textbox", { name: label, exact: true }).last(), text);
  await (await seek(list.getByRole("combobox", { name: "Stars" }).last())).click();
  await page.getByRole("option", { name: "5", exact: true }).click();
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
  await write(field(page, "First day").locator("input"), "2026-12-20");
  await write(field(page, "Last day").locator("input"), "2026-12-24");
  await saveAndWait(page);
  const { gone, come } = await difference(page, "offers");
  expect(gone).toEqual([]);
  expect(come.map((line) => line.replaceAll("'", ""))).toEqual([
    "    from: 2026-12-20",
    "    until: 2026-12-24",
  ]);
});

test("a text with its Hindi, and a telephone", async ({ page }) => {
  await openFolder(page);
  await open(page, "The resort");
  await write(field(page, "WhatsApp").getByRole("textbox"), "+91 98765 43210");
  await unfold(field(page, "Address"));
  await write(field(page, "Street or village").getByRole("textbox"), "Village");
  await write(field(page, "Street or village (हिन्दी)").getByRole("textbox"), "गाँव");
  await saveAndWait(page);
  const { come } = await difference(page, "site");
  expect(come.filter((line) => !linesOf("site").includes(line))).toEqual([
    "chatTelephone: +91 98765 43210",
    "  street: Village",
    "  street_hi: गाँव",
  ]);
});

for (const [what, file] of [
  [
    "a photograph of 8 MB",
    async () => ({ name: "IMG 1234.JPG", mimeType: "image/jpeg", buffer: await noise() }),
  ],
  [
    "a telephone's HEIC",
    async () => ({
      name: "img-1234.heic",
      mimeType: "image/heic",
      buffer: readFileSync(join(import.meta.dirname, "../../site-build/pictures/fixtures/display-p3.heic")),
    }),
  ],
] as const)
  test(`${what} stands in place of another one`, async ({ page }) => {
    await openFolder(page, { "media/originals": join(mediaFolder, "originals") });
    await open(page, "Dining");
    await unfold(field(page, "Dishes of the region"), "Kafuli");
    const given = await file();
    await choose(page, "Photograph", given);
    await saveAndWait(page);
    const { come } = await difference(page, "dining");
    expect(come.map((line) => line.trim())).toEqual(["file: /media/originals/img-1234.webp"]);
    const { "img-1234.webp": size = 0 } = await filesIn(page, "media/originals");
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThan(Math.max(given.buffer.length, 20_000));
  });
