import { expect, test } from "./fixtures.ts";
import { setHidden, visit, visitUntouched } from "./visit.ts";

// The notice is for 10 to 12 July 2098, the offer ends on the 12th. In California these days begin later.
test.use({ timezoneId: "America/Los_Angeles" });

const days = [
  { time: "2098-07-09T23:59:30+05:30", isNoticed: false, isOffered: true },
  { time: "2098-07-10T00:00:30+05:30", isNoticed: true, isOffered: true },
  { time: "2098-07-12T23:59:30+05:30", isNoticed: true, isOffered: true },
  { time: "2098-07-13T00:00:30+05:30", isNoticed: false, isOffered: false },
];

test("the notice and the offer are shown on their days alone, as the resort counts them", async ({
  page,
}) => {
  for (const { time, isNoticed, isOffered } of days) {
    await page.clock.setFixedTime(new Date(time));
    await visitUntouched(page, "/Offers");
    const offer = page.getByRole("heading", { name: "WEEKEND RETREAT" });
    await expect(offer, time).toBeVisible({ visible: isOffered });
    const notice = page.getByRole("region", { name: "Notice" });
    await expect(notice, time).toBeVisible({ visible: isNoticed });
    if (!isNoticed) continue;
    await notice.getByRole("link", { name: "The way to us" }).click();
    await expect(page).toHaveURL("/Contact");
    await expect(notice).toBeVisible();
  }
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

test("a clock that is before the day of the build counts as that day", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2001-01-01T12:00:00+05:30"));
  await visit(page, "/");
  await expect(page.getByRole("contentinfo")).not.toContainText("2001");
});
