import type { Page } from "@playwright/test";
import { loadContent } from "#site-build/content/site-content.ts";
import { drawPanorama } from "#site-build/panorama/draw-panorama.ts";
import { expect, test } from "./fixtures.ts";
import { visit, visitAtRest, visitInFrozenTime } from "./visit.ts";

const content = loadContent();
const { panorama } = content;
const summits = drawPanorama(content)?.summits ?? [];

const section = (page: Page) => page.getByRole("region", { name: panorama.title });
const summit = (page: Page, name: string) => section(page).getByRole("radio", { name });
/** The name below its string, and not the one in the list. */
const hanging = (page: Page, name: string) => section(page).locator("i > span").filter({ hasText: name });

/** Its name hangs from the line, and a berry marks it in the list. */
async function hangsAlone(page: Page, name: string) {
  for (const { name: each } of summits) {
    const visible = each === name;
    await expect(hanging(page, each)).toBeVisible({ visible });
    const entry = section(page).getByRole("listitem").filter({ hasText: each });
    await expect(entry.locator("svg")).toBeVisible({ visible });
  }
  await expect(hanging(page, name)).toBeInViewport({ ratio: 0.99 });
}

test("a tap near a summit, or on its name in the list, lets its name hang from the line @every", async ({
  page,
}) => {
  await visit(page, "/AboutUs");
  await section(page).scrollIntoViewIfNeeded();
  for (const { name } of [summits[1], summits.at(-1), summits[0]].flatMap((one) => one ?? [])) {
    const target = summit(page, name);
    await target.locator("xpath=..").click({ position: { x: 3, y: 100 } });
    await expect(target).toBeChecked();
    await hangsAlone(page, name);
  }
  const last = summits.at(-1)?.name ?? "";
  await section(page).getByRole("listitem").filter({ hasText: last }).click();
  await hangsAlone(page, last);
});

test("the window shows all summits, and the sun of every day, on phones after a swipe @phone", async ({
  page,
}) => {
  for (const time of ["2026-12-20T23:00:00Z", "2026-06-21T06:00:00Z"]) {
    await visitInFrozenTime(page, "/AboutUs", time);
    await section(page).getByRole("radiogroup").scrollIntoViewIfNeeded();
    for (const { name } of summits)
      await expect(summit(page, name).locator("+ i")).toBeInViewport({ ratio: 1 });
    const sun = section(page).locator("circle").last();
    await sun.scrollIntoViewIfNeeded();
    await expect(sun).toBeInViewport({ ratio: 0.99 });
  }
});

test("heights are drawn as many times too tall as the note says @phone @tablet", async ({ page }) => {
  const { horizon } = drawPanorama(content) ?? {};
  if (!horizon) throw new Error("The tests' content has no panorama");
  await visit(page, "/AboutUs");
  const times = (page.viewportSize()?.width ?? 0) < 1024 ? horizon.timesOnSmall : horizon.times;
  await expect(section(page)).toContainText(new RegExp(`\\b${times} times`));
  const box = await section(page).getByRole("radiogroup").boundingBox();
  const drawnTaller = (box?.height ?? 0) / (box?.width ?? 1) / (horizon.height / horizon.width);
  expect(drawnTaller * horizon.times).toBeCloseTo(times, 1);
});

test("the string hangs from the middle of its point @phone", async ({ page }) => {
  await visitAtRest(page, "/AboutUs");
  for (const { name } of summits) {
    await summit(page, name).check();
    const point = await summit(page, name).locator("+ i").boundingBox();
    const string = await hanging(page, name).locator("..").boundingBox();
    expect((point?.x ?? 0) + (point?.width ?? 0) / 2).toBeCloseTo(
      (string?.x ?? 0) + (string?.width ?? 0) / 2,
      1,
    );
  }
});

test("the arrow keys go from summit to summit", async ({ page }) => {
  await visit(page, "/AboutUs");
  await summit(page, summits[0]?.name ?? "").check();
  await page.keyboard.press("ArrowRight");
  await hangsAlone(page, summits[1]?.name ?? "");
  await expect(summit(page, summits[1]?.name ?? "")).toBeFocused();
});

test("the sunrise is that of the resort's day, and the sun stands there", async ({ page }) => {
  const at = async (time: string) => {
    await visitInFrozenTime(page, "/AboutUs", time);
    const sun = section(page).locator("circle").last();
    return sun.evaluate((element) => element.getBoundingClientRect().left);
  };
  // In India it is the next day.
  const winter = await at("2026-12-20T23:00:00Z");
  await expect(section(page)).toContainText("21 December 2026");
  await expect(section(page)).toContainText(/south-east, at 117°/);
  const summer = await at("2026-06-21T06:00:00Z");
  await expect(section(page)).toContainText(/21 June 2026 .*north-east, at 62°/);
  expect(winter - summer).toBeGreaterThan(300);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("every summit is told, and a tap lets its name hang", async ({ page }) => {
    await page.goto("/AboutUs");
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).getByRole("listitem")).toHaveCount(summits.length);
    for (const [index, { name, height }] of summits.entries())
      await expect(section(page).getByRole("listitem").nth(index)).toContainText(
        `${name} ${height.toLocaleString("en-IN")} m`,
      );
    await summit(page, summits[1]?.name ?? "").check();
    await hangsAlone(page, summits[1]?.name ?? "");
  });
});
