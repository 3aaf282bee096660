import { readFileSync, writeFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { editorOfFile, field, saved, status } from "./editor-fixture.ts";

const { fixture, open, pathOf, inFile } = editorOfFile();

const navigation = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name: new RegExp(`^${name}`) });

/** By another program: `before` is in the file. */
function editFile(file: string, before: string, after: string) {
  const text = readFileSync(pathOf(file), "utf8");
  expect(text).toContain(before);
  writeFileSync(pathOf(file), text.replace(before, after));
}

test("a package that has only a title yet outlasts another form, a reload and a crash of the editor", async ({
  page,
}) => {
  await open(page, "content/packages.yaml");
  await page.getByRole("button", { name: "Add to packages" }).click();
  const entry = page.locator("details[open]").last();
  await entry.getByLabel("Title", { exact: true }).fill("Winter Escape");
  await expect(status(page)).toContainText("1 change is not finished, and kept as a draft.");
  await navigation(page, "Pictures").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pictures");
  await page.goBack();
  for (const again of [
    async () => {},
    async () => void (await page.reload()),
    async () => {
      await fixture.killEditor();
      await expect(status(page)).toContainText("The editor’s program is not running.");
      await fixture.startEditor();
    },
  ]) {
    await again();
    await expect(status(page)).toContainText("1 change is not finished, and kept as a draft.");
    await expect(page.locator("summary", { hasText: "Winter Escape" })).toBeVisible();
    const why = page.getByRole("region", { name: "Not finished" });
    await expect(why).toContainText("Packages › Winter Escape");
    await expect(why).toContainText(/is missing/);
    await expect(navigation(page, "Packages").first()).toContainText("1 not finished");
  }
  expect(inFile("packages.yaml").packages).toHaveLength(3);
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.locator("[aria-invalid=true]:focus, .pick:focus, fieldset:focus")).toBeVisible();

  await navigation(page, "Menu").click();
  await expect(status(page)).toHaveText("All of this form is saved. Not finished: Packages");
  await status(page).getByRole("link", { name: "Packages" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
  await saved(page);
  await expect(navigation(page, "Packages").first()).not.toContainText("not finished");
});

// drafts.test.ts proves what is written.
test("a wrong third telephone does not take the new e-mail with it @long", async ({ page }) => {
  await open(page, "content/resort.yaml/telephones/2");
  const telephone = field(page, "telephones/2");
  await expect(telephone).toBeFocused();
  await telephone.fill("ask at the desk");
  await page.getByLabel("Email").fill("desk@kafalridge.example");
  await expect(status(page)).toContainText("1 change is not finished");
  await expect.poll(() => inFile("resort.yaml").email).toBe("desk@kafalridge.example");
  expect(inFile("resort.yaml").telephones[2]).toBe("+91 00000 00000");
  await page.reload();
  await expect(telephone).toHaveAccessibleName("Telephones, entry 3");
  await expect(telephone).toHaveValue("ask at the desk");
  await expect(telephone).toHaveAccessibleDescription(/must look like/);
  await telephone.fill("+91 22222 22222");
  await saved(page);
  expect(inFile("resort.yaml").telephones[2]).toBe("+91 22222 22222");
});

test("fields that were just added stay while they are empty", async ({ page }) => {
  await open(page, "content/resort.yaml");
  await page.getByRole("button", { name: "Add host" }).click();
  await expect(status(page)).toContainText("1 change is not finished");
  await field(page, "host/name").fill("Meera");
  await expect(status(page)).toContainText("1 change is not finished");
  await page.reload();
  await expect(field(page, "host/name")).toHaveValue("Meera");
  await page.getByRole("button", { name: "Discard it" }).click();
  await saved(page);
});

test("what is typed while the editor does not run is saved when it runs again, also from a tab that is gone", async ({
  page,
  context,
}) => {
  await open(page, "content/footer.yaml");
  const other = await context.newPage();
  await open(other, "content/contact.yaml");
  await fixture.killEditor();
  const [field, gone] = [page.locator("textarea").first(), other.locator("textarea").first()];
  await field.fill("Typed without the program");
  await gone.fill("Typed in a tab that closed");
  await other.close();
  await expect(status(page)).toContainText("What you type is kept in this browser");
  await navigation(page, "Publish").click();
  await expect(page.getByRole("alert").first()).toContainText("The editor’s program is not running.");
  await page.goBack();
  await expect(field).toHaveValue("Typed without the program");
  await fixture.startEditor();
  await saved(page);
  await expect.poll(() => readFileSync(pathOf("footer.yaml"), "utf8")).toContain("Typed without the program");
  await expect
    .poll(() => readFileSync(pathOf("contact.yaml"), "utf8"))
    .toContain("Typed in a tab that closed");
});

test("an open form shows a change from outside, and keeps both where they meet", async ({ page }) => {
  await open(page, "content/packages.yaml/packages/0/tagline");
  const tagline = field(page, "packages/0/tagline");
  await expect(tagline).toBeFocused();
  editFile("packages.yaml", "tagline: Relax & Rejuvenate", "tagline: Rest");
  await expect(tagline).toHaveValue("Rest");

  // While the editor is away the form cannot know of it.
  await fixture.killEditor();
  editFile("packages.yaml", "tagline: Rest", "tagline: Sleep long");
  editFile("packages.yaml", "amount: 8000", "amount: 8100");
  await tagline.fill("Breathe");
  await fixture.startEditor();
  const choice = page.getByRole("region", { name: "Not finished" });
  await expect(choice).toContainText("It was changed in two places. Choose one.");
  await expect(choice).toContainText("Breathe");
  await expect(choice).toContainText("Sleep long");
  expect(inFile("packages.yaml").packages).toMatchObject([
    { tagline: "Sleep long" },
    { price: { amount: 8100 } },
    {},
  ]);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude("iframe").analyze();
  expect(violations).toEqual([]);
  await page.getByRole("button", { name: "See why" }).click();
  await expect(choice).toBeFocused();
  await page.getByRole("button", { name: "Keep what is here" }).click();
  await saved(page);
  expect(inFile("packages.yaml").packages[0].tagline).toBe("Breathe");
});

test("a text that the program refuses stops Publish with its reason, and a shorter one is saved", async ({
  page,
}) => {
  await page.route("**/api/content", (route) =>
    route.request().postData()?.includes("Far too long")
      ? route.fulfill({ status: 413, json: { message: "That is more than 1 MB of text. Shorten it." } })
      : route.fallback(),
  );
  await open(page, "content/footer.yaml");
  const field = page.locator("textarea").first();
  await field.fill("Far too long");
  await expect(status(page)).toContainText(
    "Not saved, but kept in this browser: That is more than 1 MB of text.",
  );
  await navigation(page, "Publish").click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.locator(".result")).toHaveText(
    "“Footer” is not saved yet. That is more than 1 MB of text. Shorten it.",
  );
  await page.goBack();
  await expect(field).toHaveValue("Far too long");
  await field.fill("Short again");
  await expect.poll(() => readFileSync(pathOf("footer.yaml"), "utf8")).toContain("Short again");
});

test("words are saved although the browser's storage is full @long", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("It is full.", "QuotaExceededError");
    };
  });
  await open(page, "content/footer.yaml");
  await page.locator("textarea").first().fill("Typed beside a full storage");
  await expect
    .poll(() => readFileSync(pathOf("footer.yaml"), "utf8"))
    .toContain("Typed beside a full storage");
});

test("a file that cannot be read is told once, and shown again when it is repaired", async ({ page }) => {
  await open(page, "content/menu.yaml");
  editFile("menu.yaml", "\nmenu:\n", "\nmenu: [\n");
  await expect(page.getByRole("main")).toContainText(/content\/menu\.yaml, line \d+/);
  const loads: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/site") && loads.push(request.url()));
  for (const _ of [1, 2, 3]) await page.waitForResponse(/api\/versions$/);
  expect(loads).toEqual([]);
  editFile("menu.yaml", "\nmenu: [\n", "\nmenu:\n");
  await expect(page.getByRole("button", { name: "Add to menu" })).toBeVisible();
});

test("Publish lists what guests will see changed, and what does not go along", async ({ page }) => {
  await open(page, "content/menu.yaml");
  await page.getByRole("button", { name: "Add to menu" }).click();
  const dish = page.locator("details[open]").last();
  await dish.getByLabel("Name").fill("Arsa");
  await dish.getByLabel("Price").fill("55");
  await expect(status(page)).toContainText("1 change is not finished");
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/changes", (route) => mayAnswer.then(() => route.continue()));
  await navigation(page, "Publish").click();
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  const place = await publish.boundingBox();
  answer();
  const main = page.getByRole("main");
  await expect(main).toContainText("Packages");
  expect(await publish.boundingBox()).toEqual(place);
  await expect(main.getByRole("listitem").filter({ hasText: "Basic Getaway › Short promise" })).toContainText(
    /Before\s*Relax & Rejuvenate\s*After\s*Breathe/,
  );
  await expect(main.getByRole("listitem").filter({ hasText: "Price › Amount" })).toContainText(
    /Before\s*8,000\s*After\s*8,100/,
  );
  await expect(main).toContainText("Not finished, so not published");
  await expect(main.getByRole("link", { name: "Dining › Menu › Arsa" })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude("iframe").analyze();
  expect(violations).toEqual([]);
  await publish.click();
  const result = page.locator(".result");
  await expect(result).toContainText("Published. Guests see it now", { timeout: 200_000 });
  await expect(result).toContainText("Without what is not finished: Dining › Menu › Arsa.");
  await expect(main).toContainText("Guests see all that is saved.");
});
