import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "#site-build/content/read-content.ts";
import { expect, test } from "../e2e/fixtures.ts";
import * as cms from "./cms.ts";

// What an owner does, each to the end: the file that is saved changes only in the lines that the task is about.

interface Task {
  form: string;
  does: (page: Page) => Promise<unknown>;
  /** The lines that are new, without quotation marks. */
  come: string[];
  /** What the lines that are gone hold. */
  gone?: string[];
  /** The website asks before it is saved. */
  asks?: true;
}

const heic = readFileSync(join(import.meta.dirname, "display-p3.heic"));

const tasks: Record<string, Task> = {
  "a new price, and a note on it": {
    form: "Packages",
    async does(page) {
      await cms.unfold(page, "Packages", "Basic Getaway");
      // The comma is no part of a number, and goes as it is typed.
      await cms.write(page, { Price: "6,500", "Note on the price": "24 December: ₹9,000" });
    },
    come: ["price: 6500", "priceNote: 24 December: ₹9,000"],
    gone: ["price: 6000"],
  },
  "a guest's words in two languages, in place of another's": {
    form: "Home",
    async does(page) {
      const former = cms.entry(cms.field(page, "Testimonials"), "Delhi");
      await cms.press(former.getByRole("button", { name: "Remove", exact: true }));
      await cms.add(page, "Testimonials", "Testimonial");
      await cms.write(page, { "Name and place": "Asha, Pune", "Name and place (हिन्दी)": "आशा, पुणे" });
      await cms.write(page, { "What they said": "Quiet.", "What they said (हिन्दी)": "शांत।" });
      await cms.press(cms.field(page, "Stars").getByRole("combobox").last());
      await page.getByRole("option", { name: "5", exact: true }).click();
    },
    come: ["- name: Asha, Pune", "name_hi: आशा, पुणे", "text: Quiet.", "text_hi: शांत।", "sample: false"],
    gone: ["Delhi", "दिल्ली", "text: ", "text_hi: "],
  },
  "an offer for some days": {
    form: "Offers",
    async does(page) {
      await cms.unfold(page, "Offers", "WEEKEND");
      await cms.write(page, { "Shown from": "2026-12-20", "Shown until": "2026-12-24" });
    },
    come: ["from: 2026-12-20", "until: 2026-12-24"],
  },
  "a text with its Hindi, a telephone, and an answer to the launch list": {
    form: "The resort",
    async does(page) {
      await cms.write(page, { WhatsApp: "98765 43210" });
      await cms.unfold(page, "Address");
      await cms.write(page, { "Street or village": "Kot", "Street or village (हिन्दी)": "कोट" });
      await cms.press(cms.field(page, "Answers to the launch list").getByText("The prices are ours"));
    },
    come: [
      "chatTelephone: +91 98765 43210",
      "street: Kot",
      "street_hi: कोट",
      "launchAnswers:",
      "- The prices are ours",
    ],
    gone: ["chatTelephone: "],
  },
  "a photograph of 8 MB, with Save pressed too early @once-phone": {
    form: "Dining",
    async does(page) {
      const file = { name: "IMG 1234.JPG", mimeType: "image/jpeg", buffer: await noise() };
      await cms.write(page, { "Heading of the dishes": "From our hills" });
      await cms.replacePhotograph(page, file, insertAndSave);
    },
    come: ["dishesTitle: From our hills", "file: /media/originals/img-1234.webp"],
    gone: ["dishesTitle: ", "dish-kafuli.webp"],
    asks: true,
  },
  "a telephone's HEIC @once-phone": {
    form: "Dining",
    does: (page) =>
      cms.replacePhotograph(page, { name: "img-1234.heic", mimeType: "image/heic", buffer: heic }),
    come: ["file: /media/originals/img-1234.webp"],
    gone: ["dish-kafuli.webp"],
    asks: true,
  },
};

for (const [name, { form, does, come, gone = [], asks }] of Object.entries(tasks))
  test(name, async ({ page }) => {
    await cms.openFolder(page);
    await cms.open(page, form);
    await does(page);
    await (asks ? cms.saveTwice(page) : cms.save(page));
    await expect(page.getByText("Entry saved.")).toBeVisible();
    const before = readFileSync(join(contentFolder, cms.fileOf(form)), "utf8").split("\n");
    const after = (await cms.readBack(page, `content/${cms.fileOf(form)}`)).text.split("\n");
    const lines = after.filter((line) => !before.includes(line));
    expect(lines.map((line) => line.trim().replaceAll("'", ""))).toEqual(come);
    const lost = before.filter((line) => !after.includes(line));
    expect(lost).toEqual(gone.map((part) => expect.stringContaining(part)));
    if (!come.join().includes("img-1234")) return;
    const { size } = await cms.readBack(page, "media/originals/img-1234.webp");
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThan(4_000_000);
  });

/** The CMS takes the picture over only after its dialog has faded out. */
async function insertAndSave(insert: Locator) {
  await expect(insert).toBeEnabled();
  const answer = insert.page().waitForEvent("dialog");
  const pressed = insert.evaluate((button: HTMLElement) => {
    button.click();
    document.querySelector<HTMLElement>('[aria-keyshortcuts$="+S"]')?.click();
  });
  const refusal = await answer;
  expect(refusal.message()).toContain("not ready");
  await refusal.accept();
  await pressed;
}

/** A JPEG of 8 MB, wider than the CMS keeps. Twelve million dots would take minutes on a busy machine. */
function noise(): Promise<Buffer> {
  const size = { width: 3600, height: 1000, channels: 3, background: "#888" } as const;
  return sharp({ create: { ...size, noise: { type: "gaussian", mean: 128, sigma: 27 } } })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
