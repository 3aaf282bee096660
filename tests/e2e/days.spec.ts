import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { setHidden, visit, visitUntouched } from "./visit.ts";

// The notice is for 10 to 12 July 2098; the offer is from 2020 on, and ends on the 12th. In California these days begin later.
test.use({ timezoneId: "America/Los_Angeles" });

const days = [
  { time: "2098-07-09T23:59:30+05:30", isNoticed: false, isOffered: true, long: "" },
  { time: "2098-07-10T00:00:30+05:30", isNoticed: true, isOffered: true, long: " @long" },
  { time: "2098-07-12T23:59:30+05:30", isNoticed: true, isOffered: true, long: " @long" },
  { time: "2098-07-13T00:00:30+05:30", isNoticed: false, isOffered: false, long: "" },
];

const noticeOf = (page: Page) => page.getByRole("region", { name: "Notice" });

for (const { time, isNoticed, isOffered, long } of days)
  test(`at ${time} the notice is ${isNoticed ? "" : "not "}shown, and the offer is ${isOffered ? "" : "not "}shown${long}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(time));
    await visitUntouched(page, "/Offers");
    await expect(page.getByRole("heading", { name: "WEEKEND RETREAT" })).toBeVisible({ visible: isOffered });
    await expect(noticeOf(page)).toBeVisible({ visible: isNoticed });
  });

test("the notice leads to its page, and is shown there, too", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2098-07-11T12:00:00+05:30"));
  await visitUntouched(page, "/Offers");
  await noticeOf(page).getByRole("link", { name: "The way to us" }).click();
  await expect(page).toHaveURL("/Contact");
  await expect(noticeOf(page)).toBeVisible();
});

test("an offer that ended at midnight is gone when the guest comes back to the tab", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2098-07-12T23:59:30+05:30"));
  await visit(page, "/Offers");
  const offer = page.getByRole("heading", { name: "WEEKEND RETREAT" });
  await expect(offer).toBeVisible();
  await setHidden(page, true);
  await page.clock.setFixedTime(new Date("2098-07-13T00:00:30+05:30"));
  await setHidden(page, false);
  await expect(offer).toBeHidden();
});

test("a clock that is before the day of the build counts as that day @long", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2001-01-01T12:00:00+05:30"));
  await visit(page, "/Offers");
  await expect(page.getByRole("heading", { name: "WEEKEND RETREAT" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toContainText("2001");
});
