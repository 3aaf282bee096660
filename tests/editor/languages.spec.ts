import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { stringify } from "yaml";
import { readEditions } from "#site-build/content/editions.ts";
import { readContent } from "#site-build/content/read-content.ts";
import { writtenContentFile } from "#site-build/content/written-content.ts";
import { editorOfFile, field, previewOf, saved, status } from "./editor-fixture.ts";

const { fixture, open, openWithPreview, pathOf, inFile } = editorOfFile();

const german = { language: "de-DE", path: "de", name: "Deutsch", direction: "ltr", isPublic: false };

const inMenu = (page: Page) => page.getByRole("navigation", { name: "What to edit" });

/** What `npm run check` counts in German. */
function missingTexts() {
  const content = readContent(join(fixture.folder, "content"), join(fixture.folder, "media")).content;
  if (!content) throw new Error("content/ has mistakes.");
  const editions = readEditions(join(fixture.folder, "content"), content, join(fixture.folder, "media"));
  return editions.find(({ path }) => path === "de")?.missing ?? [];
}

/** For tests that may run without the first one. */
function haveGerman() {
  if (existsSync(pathOf("de"))) return;
  const { editions } = inFile("editions.yaml");
  mkdirSync(pathOf("de"));
  writeFileSync(pathOf("editions.yaml"), stringify({ editions: [...editions, german] }));
}

test("a language is added by its tag: an entry that guests do not see yet, and a folder", async ({
  page,
}) => {
  await open(page, "languages");
  const tag = page.getByLabel("Its code and country");
  await tag.fill("deutsch");
  await page.getByRole("button", { name: "Add the language" }).click();
  await expect(page.getByRole("alert").last()).toContainText(
    "“deutsch” is no language that this machine knows",
  );
  await tag.fill("de-DE");
  await expect(page.getByText("Deutsch, from left to right, at /de.")).toBeVisible();
  await page.getByRole("button", { name: "Add the language" }).click();
  await expect(page).toHaveURL(/#\/languages\/de$/);
  const all = missingTexts().length;
  await expect(page.getByText(`Still missing in Deutsch: ${all}.`)).toBeVisible();
  await expect(inMenu(page).getByRole("link", { name: "Still missing in Deutsch:" })).toContainText(`${all}`);
  expect(existsSync(pathOf("de"))).toBe(true);
  expect(inFile("editions.yaml").editions.at(-1)).toEqual(german);
});

test("a line of the launch list leads to the list of what is missing", async ({ page }) => {
  const editions = readFileSync(pathOf("editions.yaml"), "utf8");
  writeFileSync(pathOf("editions.yaml"), editions.replace(/isPublic: false/, "isPublic: true"));
  await open(page, "launch");
  const line = page.getByRole("listitem").filter({ hasText: "Write them in content/de/" });
  await line.getByRole("link").click();
  await expect(page).toHaveURL(/#\/languages\/de$/);
  writeFileSync(pathOf("editions.yaml"), editions);
});

test("each missing text has its field", async ({ page }) => {
  const files = Object.entries(Object.groupBy(missingTexts(), ({ file }) => file));
  expect(files.length).toBeGreaterThan(20);
  for (const [file, texts] of files) {
    if (file === "pictures.yaml") continue;
    await open(page, `content/${encodeURIComponent(file)}@de`);
    await expect(page.getByRole("button", { name: "Deutsch" })).toHaveAttribute("aria-pressed", "true");
    const wanted = texts.map(({ path }) => ["field", ...path].join("/"));
    const lacking = (ids: string[]) => ids.filter((id) => !document.getElementById(`${id}@de`));
    await expect.poll(() => page.evaluate(lacking, wanted), { message: file }).toEqual([]);
  }
  await open(page, "pictures/hero-dawn@de");
  await expect(page.getByLabel("What is to be seen, Deutsch")).toHaveAccessibleDescription("Still missing");
});

test("a text is translated beside the first one, the preview shows it, and undo takes it back", async ({
  page,
}) => {
  const before = missingTexts().length;
  await openWithPreview(page, "languages/de");
  await page.getByRole("link", { name: "Menu › Pizza › Name" }).click();
  const name = field(page, "menu/1/name@de");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleName("Name, Deutsch");
  await expect(name).toHaveAttribute("lang", "de-DE");
  await name.fill("Fladen");
  await saved(page);
  expect(inFile("de/menu.yaml").menu[1]).toEqual({ name: "Fladen" });
  await expect(inMenu(page).getByRole("link", { name: "Still missing in Deutsch:" })).toContainText(
    `${before - 1}`,
  );
  await expect(previewOf(page).locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(previewOf(page).getByText("Fladen").first()).toBeAttached();
  // Such as when the preview's server and browser render different texts. A page that was loading during the change may
  // have done so: it was loaded again.
  const failures: Error[] = [];
  page.on("pageerror", (error) => failures.push(error));
  await page.getByRole("button", { name: "English" }).click();
  await expect(previewOf(page).locator("html")).toHaveAttribute("lang", "en-IN");
  await expect(previewOf(page).getByText("Pizza").first()).toBeAttached();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(previewOf(page).locator("html[lang=de-DE] #page-name[data-path]")).toBeAttached();
  await expect(previewOf(page).getByText("Fladen").first()).toBeAttached();
  expect(failures).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(name).toHaveValue("");
  expect(existsSync(pathOf("de/menu.yaml"))).toBe(false);
  await expect(previewOf(page).getByText("Pizza").first()).toBeAttached();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(previewOf(page).getByText("Fladen").first()).toBeAttached();
});

test("the preview of a language is for the editor's browser only, and serves no file that a page does not need", async ({
  playwright,
}) => {
  const editor = await playwright.request.newContext();
  const { preview } = await (await editor.get(`${fixture.editor}api/site`)).json();
  const stranger = await playwright.request.newContext();
  for (const [path, status] of [
    ["/de", 200],
    ["/de/Dining", 200],
    ["/de/@vite/client", 200],
    ["/de/package.json", 404],
    ["/de/service/main.ts", 404],
    ["/de/package.json?import&raw", 404],
    ["/fr/Dining", 404],
  ] as const) {
    expect((await editor.get(preview + path)).status(), path).toBe(status);
    expect((await stranger.get(preview + path)).status(), path).toBe(403);
  }
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Protocol": "vite-hmr",
  };
  await expect(stranger.get(`${preview}/de/`, { headers })).rejects.toThrow(/socket hang up|ECONNRESET/);
});

test("a package is written by its slug, and a wrong text is kept as a draft over a reload", async ({
  page,
}) => {
  await open(page, "content/packages.yaml/packages/1/title@de");
  const title = field(page, "packages/1/title@de");
  await expect(title).toBeFocused();
  await title.fill("Abenteuer");
  await saved(page);
  await open(page, "content/packages.yaml/packages/1/subtitle@de");
  const subtitle = field(page, "packages/1/subtitle@de");
  await expect(subtitle).toBeFocused();
  await subtitle.fill("{people}, {haus}");
  await expect(status(page)).toContainText("1 change is not finished");
  await expect(subtitle).toHaveAccessibleDescription(/haus/);
  expect(inFile("de/packages.yaml")).toEqual({ packages: { "adventure-plus": { title: "Abenteuer" } } });
  await page.reload();
  await expect(page.getByRole("region", { name: "Not finished in Deutsch" })).toContainText("haus");
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(subtitle).toHaveValue("{people}, {haus}");
  await subtitle.fill("{people}, 1 Haus");
  await saved(page);
  expect(inFile("de/packages.yaml").packages["adventure-plus"].subtitle).toBe("{people}, 1 Haus");
});

test("translations stay with entries that are moved, added and taken away", async ({ page }) => {
  await open(page, "content/menu.yaml/menu/1/name@de");
  await expect(field(page, "menu/1/name@de")).toBeFocused();
  await expect(field(page, "menu/1/name@de")).toHaveValue("Fladen");
  await page.getByRole("button", { name: "Move Pizza up" }).click();
  await saved(page);
  expect(inFile("de/menu.yaml").menu.slice(0, 2)).toEqual([{ name: "Fladen" }, {}]);
  const shown = field(page, "menu/0/name@de");
  await expect(shown).toHaveValue("Fladen");
  await page.getByRole("button", { name: "Move Pizza down" }).click();
  await saved(page);
  const first = inFile("menu.yaml").menu[0].name;
  await page.getByRole("button", { name: `Take ${first} away` }).click();
  await saved(page);
  await expect(shown).toHaveValue("Fladen");
  expect(inFile("de/menu.yaml").menu).toHaveLength(inFile("menu.yaml").menu.length);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "menu/1/name@de")).toHaveValue("Fladen");
  await page.getByRole("button", { name: "Add to dishes" }).click();
  await page.keyboard.type("Arsa");
  await expect(status(page)).toContainText("1 change is not finished");
  const dish = page.locator("details[open]").last();
  await expect(dish.getByText("Deutsch: as soon as what stands above is saved.").first()).toBeVisible();
});

test("a list of another length says so and is brought in line", async ({ page }) => {
  const { menu } = inFile("menu.yaml");
  writeFileSync(pathOf("de/menu.yaml"), "menu:\n  - name: Eins\n  - name: Zwei\n");
  await open(page, "content/menu.yaml/menu@de");
  await expect(page.getByText(`In Deutsch this list has 2 entries instead of ${menu.length}`)).toBeVisible();
  await page.getByRole("button", { name: "Add empty ones at its end" }).click();
  await expect(field(page, "menu/1/name@de")).toHaveValue("Zwei");
  await expect.poll(() => inFile("de/menu.yaml").menu.length).toBe(menu.length);
});

test("what guests will see changed is named with its language", async ({ page }) => {
  const at = inFile("editions.yaml").editions.length - 1;
  await open(page, `content/editions.yaml/editions/${at}/isPublic`);
  const isPublic = field(page, `editions/${at}/isPublic`);
  await expect(isPublic).toBeFocused();
  await isPublic.check();
  await expect.poll(() => inFile("editions.yaml").editions[at].isPublic).toBe(true);
  const release = join(fixture.folder, "dist/releases/first", writtenContentFile);
  const then = JSON.parse(readFileSync(release, "utf8"));
  then.files["de/menu.yaml"] = { menu: inFile("de/menu.yaml").menu.with(1, { name: "Drei" }) };
  writeFileSync(release, JSON.stringify(then));
  await open(page, "publish");
  const changes = page.locator("section", {
    has: page.getByRole("heading", { name: "Dining › Menu in Deutsch" }),
  });
  await expect(changes).toContainText("Drei");
  await changes.getByRole("link", { name: "Menu › Pizza › Name" }).click();
  const name = field(page, "menu/1/name@de");
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Zwei");
});

for (const width of [1280, 390])
  for (const [index, place] of [
    "languages/de",
    "content/menu.yaml/menu/1/name@de",
    "languages",
    "pictures/hero-dawn@de",
  ].entries()) {
    const tag = width === 1280 && index < 2 ? "" : " @long";
    test(`${place} at ${width} px: no accessibility violations, nothing too wide${tag}`, async ({ page }) => {
      haveGerman();
      await page.setViewportSize({ width, height: 800 });
      await open(page, place);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude("iframe").analyze();
      expect(violations).toEqual([]);
      await page.screenshot({ path: test.info().outputPath("page.png") });
    });
  }

test("a language is taken away with its folder, and undo brings both back", async ({ page }) => {
  const files = () => globSync("**/*.yaml", { cwd: pathOf("de") }).sort();
  const before = files();
  expect(before.length).toBeGreaterThan(1);
  await open(page, "languages");
  await page.getByRole("button", { name: "Take Deutsch away" }).click();
  await expect(page.getByRole("link", { name: /missing/ })).toHaveCount(0);
  expect(existsSync(pathOf("de"))).toBe(false);
  expect(inFile("editions.yaml").editions).toHaveLength(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Take Deutsch away" })).toBeVisible();
  expect(files()).toEqual(before);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.getByRole("button", { name: "Take Deutsch away" })).toHaveCount(0);
  expect(files()).toEqual([]);
});
