import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import { addressIn, unlistedPaths } from "#shared/pages.ts";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { runsIn } from "#site-build/typefaces/edition-texts.ts";
import { readTypeface } from "#site-build/typefaces/shaping.ts";
import { textSetter } from "../set-text.ts";
import { editionsSite } from "./editions-site.ts";
import { test } from "./editions-test.ts";
import { expect } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { edgesOfInk } from "./pixels.ts";
import { longExcept, sitePages, unknownAddress, visit, visitUntouched } from "./visit.ts";

/** The files that a page has asked for, without their hashes. */
async function typefacesOf(page: Page): Promise<string[]> {
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family }) => /^"?Anek"?$/.test(family))))
    .toBe(true);
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /([^/]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? [])
      .sort(),
  );
}

const [tiro, anek] = [
  "tiro-devanagari-hindi-devanagari-400-normal",
  "anek-devanagari-devanagari-wght-normal",
];
const latin = ["anek-latin-var", "tiro-latin"];

for (const { path } of sitePages)
  test(`${path} of an edition loads its own typefaces, cut, and none of another${longExcept(["/"], path)}`, async ({
    page,
  }) => {
    await visit(page, path);
    expect(await typefacesOf(page)).toEqual(latin);
    await visit(page, addressIn("hi", path));
    expect(await typefacesOf(page)).toEqual([...latin, `${anek}-hi`, `${tiro}-hi`].sort());
  });

test("an edition with letters that our two files lack gets them", async ({ page }) => {
  await visit(page, "/de");
  const asked = await typefacesOf(page);
  expect(asked).toContain("anek-latin-latin-wght-normal-de");
  expect(asked.filter((name) => !name.endsWith("-de"))).toEqual([]);
});

test("a letter that no text has comes from the whole file", async ({ page }) => {
  await visit(page, "/hi/Privacy");
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.textContent = "\u0972\u0915";
  });
  await expect.poll(() => typefacesOf(page)).toContain(tiro);
});

test("what a guest types is set in the letters of the device", async ({ page }) => {
  await visit(page, "/hi/Contact");
  for (const field of await page.getByRole("textbox").all())
    expect(await field.evaluate((element) => getComputedStyle(element).fontFamily)).not.toContain(
      "Devanagari",
    );
});

// cut-typeface.test.ts proves it for the content's texts.
test("every word of every page is set by the cut files as by the whole ones @long", async () => {
  const client = join(currentRelease(editionsSite), "client");
  const pages = globSync("hi/**/*.html", { cwd: client }).map((file) =>
    readFileSync(join(client, file), "utf8"),
  );
  for (const [name, folder] of [
    [tiro, "@fontsource/tiro-devanagari-hindi"],
    [anek, "@fontsource-variable/anek-devanagari"],
  ] as const) {
    const [cut = ""] = globSync(`assets/${name}-hi-*.woff2`, { cwd: client });
    const files = [join(projectRoot, "node_modules", folder, `files/${name}.woff2`), join(client, cut)];
    const [byWhole, byCut] = await Promise.all(
      files.map(async (file) => textSetter(await readTypeface(file), "hi-IN")),
    );
    const runs = runsIn(pages, "Deva").filter((run) => /[\u0900-\u097f]/.test(run));
    expect(runs.length).toBeGreaterThan(500);
    expect(runs.filter((run) => !isDeepStrictEqual(byWhole?.(run), byCut?.(run)))).toEqual([]);
  }
});

/** Opens a page in Hindi, and gives it its typefaces only when it is complete. */
async function visitLate(page: Page, path: string): Promise<string[]> {
  const late = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await late.promise;
    await route.continue();
  });
  await visitUntouched(page, addressIn("hi", path));
  // A busy device may find its own letters after the first paint, which also moves the page.
  await page.evaluate(() =>
    Promise.all(
      [...document.fonts].filter(({ family }) => /Noto Dev|Space/.test(family)).map((face) => face.load()),
    ),
  );
  await collectShifts(page);
  late.resolve();
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => /^"?(Tiro|Anek)( Devanagari)?"?$/.test(family) && status === "loaded",
        ).length,
    );
  await expect.poll(loaded, path).toBe(4);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return readShifts(page);
}

test.describe("late typefaces", () => {
  test.use({ expectedErrors: [/status of 404/] });
  // Guests without script see /Contact/NotSent; their typefaces come with the page.
  const paths = [...sitePages.map(({ path }) => path), unlistedPaths.sent, unknownAddress];
  const quick = ["/", "/Contact"];

  for (const [where, chosen] of [
    [quick.join(" and "), quick],
    ["the other pages @long", paths.filter((path) => !quick.includes(path))],
  ] as const)
    test(`move nothing on ${where} on a device with Noto's Devanagari letters, such as Android's @rarely-phone`, async ({
      context,
    }) => {
      const first = await context.newPage();
      await visit(first, "/hi");
      const hasNoto = await first.evaluate(() =>
        [...document.fonts]
          .find(({ family }) => family.includes("Tiro as Noto Dev"))
          ?.load()
          .then(
            () => true,
            () => false,
          ),
      );
      test.skip(!hasNoto, "This machine has no Noto Serif Devanagari: Debian's fonts-noto-core.");
      for (const path of chosen) {
        const page = await context.newPage();
        expect(await visitLate(page, path), path).toEqual([]);
        await page.close();
      }
    });
});

for (const [which, widths] of [
  ["390 and 1440 px", [390, 1440]],
  ["every other width @long", [320, 768, 1024, 1920]],
] as const)
  test(`titles hang from the line that comes in from the edge, at ${which}`, async ({ page }) => {
    await visit(page, "/hi/Packages");
    await typefacesOf(page);
    const heading = page.getByRole("heading", { level: 1 });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { x, y, size } = await heading.evaluate((element) => ({
        x: element.getBoundingClientRect().x,
        y: element.getBoundingClientRect().y,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      }));
      const line = await edgesOfInk(page, 4, y + 2, size);
      const letters = await edgesOfInk(page, Math.round(x + size / 2), y + 2, size);
      for (const edge of [0, 1] as const)
        expect(Math.abs(line[edge] - letters[edge]), `${width} px`).toBeLessThanOrEqual(1);
    }
  });
