import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { projectRoot } from "#site-build/site-folder.ts";
import { editorOfFile, previewOf, saved } from "./editor-fixture.ts";

const { fixture, open, openWithPreview } = editorOfFile();

test("the preview goes to the field that has the focus, and to the picture that is open", async ({
  page,
}) => {
  await openWithPreview(page, "content/packages.yaml/packages/2/tagline");
  const card = previewOf(page).getByRole("article").filter({ hasText: "Ultimate Explorer" }).first();
  await expect(card.getByText("Live the Experience")).toBeInViewport();
  await page.locator("summary", { hasText: "Basic Getaway" }).click();
  await expect(previewOf(page).getByRole("heading", { name: "Basic Getaway" }).first()).toBeInViewport();
  await openWithPreview(page, "pictures/dish-kafuli");
  await expect(previewOf(page).locator('img[src*="/pictures/dish-kafuli-"]').first()).toBeInViewport();
});

test("a film takes the place of ours: one file is enough, and it is said what becomes of it", async ({
  page,
}) => {
  await openWithPreview(page, "content/about.yaml/film/mp4");
  const drop = page.getByLabel("Put your film in its place");
  const film = page.locator(".film");
  await expect(film.getByRole("status")).toContainText(
    /^Shown as it is, without sound: \d+ × \d+ pixels, \d+ s/,
  );
  await drop.setInputFiles({ name: "our.mov", mimeType: "video/quicktime", buffer: Buffer.from("a film") });
  await expect(film.getByRole("alert")).toContainText("This browser cannot play our.mov. Save it as MP4");
  await drop.setInputFiles({ name: "our.webm", mimeType: "video/webm", buffer: Buffer.alloc(4_100_000) });
  await expect(film.getByRole("alert")).toContainText("our.webm");
  await drop.setInputFiles(join(projectRoot, "tests/site/film/stand-in.webm"));
  await saved(page);
  await expect(film.getByRole("alert")).toBeHidden();
  await expect.poll(() => fixture.changedLines()).toContain("-  webm: ridge.webm");
  expect(fixture.changedLines()).toEqual([
    "-  webm: ridge.webm",
    "+  webm: stand-in.webm",
    "-  mp4: ridge.mp4",
  ]);
  await expect(previewOf(page).locator("main video source")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => fixture.changedLines()).toEqual([]);
});

test("a photograph that is too small says so at the picture, with the field for its words in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, "pictures/hero-dawn");
  const small = sharp({ create: { width: 400, height: 300, channels: 3, background: "#66743f" } }).jpeg();
  const photograph = { name: "small.jpg", mimeType: "image/jpeg", buffer: await small.toBuffer() };
  await page.getByLabel("Put a photograph in its place").setInputFiles(photograph);
  const words = page.getByLabel("What is to be seen");
  await expect(words).toBeFocused();
  await expect(words).toBeInViewport();
  await expect(words).toHaveAccessibleDescription(/“What is to be seen” must not be empty/);
  await words.fill("A wall");
  await expect(page.getByRole("article").getByRole("alert").first()).toContainText(
    /^small(-\d+)?\.jpg is only 400 pixels wide/,
  );
  await expect(page.getByRole("status").first()).toContainText("not finished");
  expect(fixture.changedLines()).toEqual([]);
  await page.getByRole("button", { name: "Discard it" }).first().click();
  await expect(page.getByRole("status").first()).toContainText("All changes are saved");
});

test("a picture is deleted with its gallery entry, and Undo brings both back", async ({ page }) => {
  await open(page, "pictures/dish-kafuli");
  await page.getByRole("button", { name: "Take it out there and delete it" }).click();
  await expect(page.getByText("“Menu” shows it: choose another one there first.")).toBeVisible();
  await open(page, "pictures/gallery-night-view");
  const place = page.getByRole("region", { name: "Where it is shown" });
  await expect(place.getByRole("link")).toHaveText([/Gallery of Home/]);
  await place.getByRole("button", { name: "Take it out there and delete it" }).click();
  await expect(page.getByText("gallery-night-view is deleted. Undo brings it back.")).toBeVisible();
  expect(fixture.changedLines()).toEqual(
    expect.arrayContaining(["-    picture: gallery-night-view", "-gallery-night-view:"]),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => fixture.changedLines()).toEqual([]);
});

test("a removed package takes its part of the comparison with it, in one step", async ({ page }) => {
  await open(page, "content/packages.yaml");
  await page.getByRole("button", { name: "Take Ultimate Explorer away" }).click();
  await saved(page);
  await expect.poll(() => fixture.changedLines()).toContain("-        - Visit to a historic site");
  expect(fixture.changedLines()).toContain("-        - All meals with local cuisine");
  await page.getByRole("button", { name: "Undo" }).click();
  // The form shows it later than the file has it, and moves the buttons then.
  await expect(page.getByRole("button", { name: "Take Ultimate Explorer away" })).toBeVisible();
  expect(fixture.changedLines()).toEqual([]);
  await page.getByRole("button", { name: "Take Basic Getaway away" }).click();
  await expect(page.getByText("Basic Getaway is still named here:").getByRole("link")).toHaveText(
    /Adventure Plus/,
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Basic Getaway is still named here:")).toBeHidden();
});

test("a logo is dropped in its place; one that could run something is refused with a sentence", async ({
  page,
}) => {
  await open(page, "content/resort.yaml/mark");
  const drop = page.getByLabel("Put your logo in its place");
  const svg = (inside: string) => ({
    name: "Deodar.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`),
  });
  await drop.setInputFiles(svg("<script>1</script>"));
  await expect(page.getByText("Deodar.svg holds <script, which can run or load something.")).toBeVisible();
  await drop.setInputFiles(svg('<path d="M0 0h8v8z"/>'));
  await expect.poll(() => fixture.changedLines()).toContain("+mark: deodar.svg");
  await expect(page.getByRole("img", { name: "The logo" })).toBeVisible();
  await expect(page.getByLabel("Left out on purpose").first()).not.toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => fixture.changedLines()).toEqual([]);
});

test("what one does not have has one switch", async ({ page }) => {
  await open(page, "content/good-to-know.yaml/entries/4/answer");
  const leftOut = page.locator("main details[open]").first().getByLabel("Left out on purpose");
  await expect(leftOut).not.toBeChecked();
  await leftOut.check();
  await expect.poll(() => fixture.changedLines()).toEqual(['-    answer: ""', "+    answer: null"]);
});

test("the form of Privacy adds nothing to its file by itself", async ({ page }) => {
  await open(page, "content/pages%2Fprivacy.yaml");
  await page.getByLabel("Short name").fill("Your data");
  await expect
    .poll(() => fixture.changedLines().filter((line) => /crumb|path/.test(line)))
    .toEqual(["-crumb: Privacy", "+crumb: Your data"]);
});

test("words typed while a photograph is uploaded stay with it", async ({ page }) => {
  await open(page, "pictures/hero-noon");
  const held = Promise.withResolvers<void>();
  await page.route(/api\/originals/, async (route) => {
    if (route.request().method() === "POST") await held.promise;
    await route.continue();
  });
  const small = sharp({ create: { width: 400, height: 300, channels: 3, background: "#66743f" } }).jpeg();
  const photograph = { name: "slow.jpg", mimeType: "image/jpeg", buffer: await small.toBuffer() };
  await page.getByLabel("Put a photograph in its place").setInputFiles(photograph);
  const words = page.getByLabel("What is to be seen");
  await expect(page.getByText("Reading the file …")).toBeVisible();
  await words.fill("Hills of tea");
  held.resolve();
  await expect(page.getByText("Reading the file …")).toBeHidden();
  await expect(words).toHaveValue("Hills of tea");
});
