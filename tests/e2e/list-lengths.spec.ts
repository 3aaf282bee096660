import { expect, test } from "@playwright/test";
import { pagePaths } from "#shared/pages.ts";
import { startDevSite } from "./dev-site.ts";
import { violationsOf } from "./violations.ts";

const widths = [320, 390, 768, 1440];

type Entry = Record<string, unknown>;

/** Repeats the entries up to `most`. Values that must be unique are numbered. */
function longer(list: (Entry | string)[], most: number) {
  return Array.from({ length: most }, (_, index) => {
    const entry = list[index % list.length] as Entry | string;
    if (typeof entry === "string" || index < list.length) return entry;
    return { ...entry, ...(entry.slug ? { slug: `${entry.slug}-${index}` } : {}) };
  });
}

/** Every list of a file, from one entry to many. */
// biome-ignore lint/suspicious/noExplicitAny: plain data of any file
function setLengths(data: any, count: number, most: Readonly<Record<string, number>>) {
  for (const [key, value] of Object.entries(data)) {
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === "object") setLengths(item, count, most);
      data[key] = longer(value, Math.min(count, most[key] ?? count));
    } else if (typeof value === "object" && value !== null) setLengths(value, count, most);
  }
}

const files = ["site", "home", "packages", "offers", "dining", "about", "contact"];
/** The limits of the layout. */
const limits = { telephones: 5, social: 3, words: 8, ways: 6, languages: 1 };

for (const [name, count] of [
  ["one entry", 1],
  ["many entries", 11],
] as const)
  test.describe(`lists of ${name} @long`, () => {
    let site: Awaited<ReturnType<typeof startDevSite>>;

    test.beforeAll(async () => {
      site = await startDevSite();
      for (const file of files)
        site.changeData(`${file}.yaml`, (data) => {
          setLengths(data, count, limits);
          if (file === "home") data.hero.pictures = data.hero.pictures.slice(0, 8);
          if (file === "offers") {
            const { picture } = data.offers[0];
            data.offers[0].details = {
              subtitle: "Two nights",
              tagline: "Slowly",
              inclusions: [{ line: "Breakfast" }],
              pictures: count === 1 ? [picture] : [picture, picture],
            };
          }
        });
    });

    test.afterAll(() => site.stop());

    for (const path of Object.values(pagePaths))
      test(`${path} fits at every width`, async ({ page }) => {
        const complaints: string[] = [];
        page.on("console", (message) => {
          if (message.type() === "error") complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(String(error)));
        await page.goto(`${site.address}${path.slice(1)}`);
        await page.waitForFunction(() => document.querySelector("#page-name[data-path]") !== null);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width}` })
            .toBeLessThanOrEqual(width);
        }
        expect(await violationsOf(page)).toEqual([]);
        expect(complaints).toEqual([]);
      });
  });
