import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dayAt } from "#shared/calendar.ts";
import { makeFolder } from "../../tests/make-folder.ts";
import { copyContent } from "../../tests/other-content.ts";
import { fixedContent, fixedMedia } from "../../tests/site/settings.ts";
import { drawIcon, readLogo } from "../draw-icon.ts";
import { siteFiles } from "../site-files.ts";
import { mediaFolder } from "../site-folder.ts";
import { clockOf, contentSource } from "./resolve.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A house in Austria whose website is in English and Hindi, built for 20 December 2026. */
async function resolveHouse() {
  const folder = makeFolder();
  const edit = copyContent(folder, fixedContent);
  edit("site.yaml", (site) => {
    const target = "/?from=notice#testimonials";
    site.notice = { text: "Open again.", link: { label: "Look", target } };
    site.footerServices[0].target = "/Dining";
    Object.assign(site, { currency: "EUR", telephones: ["0512 123456"], answerHours: 48 });
    site.place = { latitude: 47.27, longitude: 11.4 };
    site.address.country = "AT";
  });
  edit("offers.yaml", ({ offers }) => {
    for (const offer of offers) offer.until = "2020-01-01";
  });
  edit("packages.yaml", ({ packages }) => {
    Object.assign(packages[1], { price: 99, currency: "EUR" });
    Object.assign(packages[0], { price: 50, currency: "USD" });
  });
  edit("privacy.yaml", (file) => {
    file.body = `Read [this](/Contact) first.\n\n${file.body}`;
  });
  vi.stubEnv("SITE_DATE", "2026-12-20");
  const source = contentSource(folder);
  return { english: await source.resolve(), hindi: await source.resolve("hi") };
}
let resolved: ReturnType<typeof resolveHouse> | undefined;
const house = () => {
  resolved ??= resolveHouse();
  return resolved;
};

describe("a site in Hindi", () => {
  test("has links to its own pages", async () => {
    const { site } = (await house()).hindi.modules;
    expect(site).toMatchObject({ notice: { link: { target: "/hi?from=notice#testimonials" } } });
    expect(JSON.stringify(site.footerServices)).toContain('"/hi/Dining"');
  });

  test("shows telephones as they are dialled from abroad, and times in its words", async () => {
    const { site } = (await house()).hindi.modules;
    expect(site).toMatchObject({
      telephones: ["+43 512 123456"],
      answerNote: "हम 2 दिन के भीतर जवाब देते हैं।",
    });
  });

  test("is of the day for which it was built", async () => {
    const { site } = (await house()).hindi.modules;
    expect(site.buildDay).toBe("2026-12-20");
  });

  test("has no offer that has ended, and no page without offers in its sitemap", async () => {
    const { hindi } = await house();
    expect(hindi.modules.offers.offers).toEqual([]);
    expect(hindi.emptyPages).toEqual(["offers"]);
    const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const sitemap = String((await siteFiles([hindi], mark)).get("sitemap.xml"));
    expect(sitemap).toContain("/hi/Dining<");
    expect(sitemap).not.toContain("Offers");
  });

  test("says the lowest price of those in its own currency", async () => {
    const { home } = (await house()).hindi.modules;
    expect(home.lowestPrice).toMatchObject({ amount: 99, text: "€99" });
  });

  test("has every section of the privacy notice but the one that only English has", async () => {
    const { english, hindi } = await house();
    const sectionsOf = ({ modules }: typeof hindi) => modules.privacy.sections as unknown[];
    expect(sectionsOf(hindi)).toHaveLength(sectionsOf(english).length - 1);
  });
});

test("the map of the region is only for a house on it", async () => {
  const { modules } = await contentSource(fixedContent, fixedMedia).resolve();
  expect(modules.site.regionDrawing).toMatch(/region-map/);
  const { english, hindi } = await house();
  for (const { modules } of [english, hindi]) expect(modules.site.regionDrawing).toBeNull();
});

test("the privacy notice may have words before its first heading", async () => {
  expect((await house()).english.modules.privacy).toMatchObject({
    sections: { 0: { title: "", html: expect.stringContaining('"/Contact"') } },
  });
});

test("the day of the build must be a valid day", async () => {
  for (const wrong of ["soon", "20/12/2026", "2026-02-30", "1926-12-20"]) {
    vi.stubEnv("SITE_DATE", wrong);
    await expect(contentSource(fixedContent).resolve(), wrong).rejects.toThrow("SITE_DATE: must be a day");
  }
});

test.each([
  [1, "We reply within an hour."],
  [24, "We reply within a day."],
  [36, "We reply within 36 hours."],
  [48, "We reply within 2 days."],
])("%i hours until an answer: %s", async (answerHours, note) => {
  const folder = makeFolder();
  copyContent(folder, fixedContent)("site.yaml", (site) => Object.assign(site, { answerHours }));
  const { modules } = await contentSource(folder).resolve();
  expect(modules.site.answerNote).toBe(note);
});

test("another resort shows its own large words, and never the bundled ones", async () => {
  const folder = makeFolder();
  const edit = copyContent(folder, fixedContent);
  edit("site.yaml", (site) => Object.assign(site, { name: "Deodar House" }));
  edit("about.yaml", ({ welcome }) => Object.assign(welcome, { title: "Welcome to Coorg" }));
  const media = makeFolder();
  for (const name of ["film", "originals"]) symlinkSync(join(mediaFolder, name), join(media, name));
  mkdirSync(join(media, "words"));
  for (const page of ["home", "about"])
    writeFileSync(join(media, `words/${page}.svg`), '<svg viewBox="0 0 9 9"><path id="word"/></svg>');

  const wordsOf = async (...folders: [content: string, media?: string]) => {
    const { modules } = await contentSource(...folders).resolve();
    return [modules.home.word, modules.about.word];
  };
  expect(await wordsOf(fixedContent)).toEqual([expect.anything(), expect.anything()]);
  expect(await wordsOf(folder)).toEqual([null, null]);
  expect(await wordsOf(folder, media)).toEqual([expect.anything(), expect.anything()]);
});

test("a page without entries says so in its lead, except Offers, where the browser decides", async () => {
  const folder = makeFolder();
  const edit = copyContent(folder, fixedContent);
  edit("packages.yaml", (file) => Object.assign(file, { packages: [] }));
  edit("offers.yaml", (file) => Object.assign(file, { offers: [] }));
  const { pages, content } = await contentSource(folder).resolve();
  expect(pages.packages.lead).toMatch(/^There is no package/);
  expect(pages.offers.lead).toBe(content.offers.lead);
  expect(pages.offers.description).toMatch(/^There is no offer/);
});

test("a drawing without the id 'word' is a mistake of its file", async () => {
  const media = makeFolder();
  for (const name of ["film", "originals"]) symlinkSync(join(mediaFolder, name), join(media, name));
  mkdirSync(join(media, "words"));
  writeFileSync(join(media, "words/home.svg"), "<svg/>");
  const told = "The content has a mistake:\n  media/words/home.svg: must have a viewBox";
  await expect(contentSource(fixedContent, media).resolve()).rejects.toThrow(told);
});

test("a PNG becomes an upright SVG logo, from which icons can be drawn", async () => {
  const file = join(makeFolder(), "logo.png");
  const blue = sharp({ create: { width: 900, height: 600, channels: 3, background: "#00f" } });
  await blue.withMetadata({ orientation: 6 }).toFile(file);
  const svg = await readLogo(file);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 213 320"/);
  const { data, info } = await sharp(await drawIcon(Buffer.from(svg), 192))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (96 * info.width + 96) * info.channels;
  expect([...data.subarray(at, at + 3)]).toEqual([0, 0, 255]);
});

const hourMs = 3_600_000;
const built = Date.UTC(2026, 10, 27, 12, 20);

test.each(["Asia/Kolkata", "Europe/Vienna", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Kiritimati"])(
  "%s: a page shows the resort's day up to half a year after its build, also when the clocks change",
  (timeZone) => {
    const clock = clockOf(timeZone, built);
    expect(clock.next === undefined).toBe(/Kolkata|Kiritimati/.test(timeZone));
    const shown = new Intl.DateTimeFormat("sv", { timeZone });
    for (let at = built; at < built + 180 * 24 * hourMs; at += hourMs / 2)
      if (dayAt(clock, at) !== shown.format(at)) expect.fail(new Date(at).toISOString());
  },
);
