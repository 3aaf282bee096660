import { test } from "./fixtures.ts";
import { visit } from "./visit.ts";
test.use({ expectedErrors: [/./] });
test("look", async ({ page }) => {
  for (const path of ["/AboutUs", "/Contact"]) {
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    await page.pdf({ preferCSSPageSize: true, path: `/tmp/view/print${path.slice(1)}.pdf` });
  }
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/AboutUs");
    await page.waitForLoadState("networkidle");
    await page.evaluate("for (const s of document.querySelectorAll('.below-fold')) s.style.contentVisibility='visible'");
    await page.locator("section:has(#panorama)").screenshot({ path: `/tmp/view/pano-${width}.png` });
    await visit(page, "/Contact");
    await page.screenshot({ path: `/tmp/view/contact-${width}.png`, fullPage: true });
    await page.getByRole("button", { name: "Show the driver" }).click();
    await page.screenshot({ path: `/tmp/view/driver-${width}.png` });
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await page.screenshot({ path: `/tmp/view/driver-landscape.png` });
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, "/AboutUs");
  await page.evaluate("for (const s of document.querySelectorAll('.below-fold')) s.style.contentVisibility='visible'");
  await page.locator("section:has(#panorama)").screenshot({ path: `/tmp/view/pano-forced.png` });
  await page.emulateMedia({ forcedColors: "none" });
  await page.clock.setFixedTime(new Date("2026-06-21T05:00:00Z"));
  await visit(page, "/AboutUs");
  await page.evaluate("for (const s of document.querySelectorAll('.below-fold')) s.style.contentVisibility='visible'");
  await page.locator("section:has(#panorama)").screenshot({ path: `/tmp/view/pano-june.png` });
});
