import { expect, test } from "./fixtures.ts";
import { longExcept, visitUntouched } from "./visit.ts";

// The notice is for 10 to 12 July 2098, the offer ends on the 12th. In California these days begin later.
test.use({ timezoneId: "America/Los_Angeles" });

const days = [
  { time: "2098-07-09T23:59:30+05:30", isNoticed: false, isOffered: true },
  { time: "2098-07-10T00:00:30+05:30", isNoticed: true, isOffered: true },
  { time: "2098-07-12T23:59:30+05:30", isNoticed: true, isOffered: true },
  { time: "2098-07-13T00:00:30+05:30", isNoticed: false, isOffered: false },
];

for (const { time, isNoticed, isOffered } of days)
  test(`at ${time} the notice is ${isNoticed ? "" : "not "}shown, the offer is ${isOffered ? "" : "not "}${longExcept([false], isOffered)}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(time));
    await visitUntouched(page, "/Offers");
    await expect(page.getByRole("heading", { name: "WEEKEND RETREAT" })).toBeVisible({ visible: isOffered });
    const notice = page.getByRole("region", { name: "Notice" });
    await expect(notice).toBeVisible({ visible: isNoticed });
    if (!isNoticed) return;
    await notice.getByRole("link", { name: "The way to us" }).click();
    await expect(page).toHaveURL("/Contact");
    await expect(notice).toBeVisible();
  });
