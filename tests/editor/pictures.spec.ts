import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { projectRoot } from "#site-build/site-folder.ts";
import { type EditorFixture, startFixture } from "./editor-fixture.ts";

let fixture: EditorFixture;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.afterAll(async () => {
  await fixture?.stop();
});

const saved = (page: Page) => expect(page.getByRole("status").first()).toContainText("All changes are saved");
const preview = (page: Page) => page.frameLocator("iframe");

async function open(page: Page, place: string) {
  await page.goto(`${fixture.editor}#/${place}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("the preview goes to the field that has the focus, and to the picture that is open", async ({
  page,
}) => {
  await open(page, "content/packages.yaml/packages/2/tagline");
  const card = preview(page).getByRole("article").filter({ hasText: "Ultimate Explorer" }).first();
  await expect(card.getByText("Live the Experience")).toBeInViewport();
  await page.locator("summary", { hasText: "Basic Getaway" }).click();
  await expect(preview(page).getByRole("heading", { name: "Basic Getaway" }).first()).toBeInViewport();
  await open(page, "pictures/dish-kafuli");
  await expect(preview(page).locator('img[src*="/pictures/dish-kafuli-"]').first()).toBeInViewport();
});

test("a film takes the place of ours: one file is enough, and it is said what becomes of it", async ({
  page,
}) => {
  await open(page, "content/about.yaml/film/mp4");
  const drop = page.getByLabel("Put your film in its place");
  const film = page.locator(".film");
  await expect(film.getByRole("status")).toContainText(
    /^Shown as it is, without sound: \d+ × \d+ pixels, \d+ s/,
  );
  await drop.setInputFiles({ name: "our.mov", mimeType: "video/quicktime", buffer: Buffer.from("a film") });
  await expect(film.getByRole("alert")).toContainText("This browser cannot play our.mov. Save it as MP4");
  await drop.setInputFiles({ name: "our.webm", mimeType: "video/webm", buffer: Buffer.alloc(4_100_000) });
  await expect(film.getByRole("alert")).not.toBeEmpty();
  await drop.setInputFiles(join(projectRoot, "tests/site/film/stand-in.webm"));
  await saved(page);
  await expect(film.getByRole("alert")).toBeHidden();
  await expect.poll(() => fixture.changedLines()).toContain("-  webm: ridge.webm");
  expect(fixture.changedLines()).toEqual([
    "-  webm: ridge.webm",
    "+  webm: stand-in.webm",
    "-  mp4: ridge.mp4",
  ]);
  await expect(preview(page).locator("main video source")).toHaveCount(1);
  await page.screenshot({ path: "test-results/editor-film.png" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => fixture.changedLines()).toEqual([]);
});
