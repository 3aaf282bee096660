import type { Page } from "@playwright/test";
import type { MapProvider } from "#content/schema/map.ts";
import { expect, test } from "./fixtures.ts";
import { serveMap } from "./serve-map.ts";

// The server of these pages has a port of its own, and the providers are foreign by intent.
test.use({
  expectedErrors: [/^third party: (http:\/\/localhost|https:\/\/tiles\.test|https:\/\/www\.google\.com)/],
});

const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPxfDwAD+AHyHn0s2wAAAABJRU5ErkJggg==",
  "base64",
);

test.describe("the map's provider, by setting", () => {
  test("'drawing' allows and asks nobody else", async ({ page }) => {
    await withMap(page, "drawing", async (policy, asked) => {
      expect(policy).toContain("frame-src 'none'");
      expect(policy).not.toContain("https://");
      expect(asked).toEqual([]);
      await expect(page.locator(".region-map-tile")).toHaveCount(0);
    });
  });

  test("tiles lie over the drawing, named and allowed by the policy", async ({ page }) => {
    const provider = { osmTiles: "https://tiles.test/{z}/{x}/{y}.png", attribution: "© The tile makers" };
    await withMap(page, provider, async (policy, asked) => {
      expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.test(;| )/);
      const first = page.locator(".region-map-tile").first();
      await expect(first).toHaveJSProperty("naturalWidth", 1);
      expect(asked.every((address) => /^https:\/\/tiles\.test\/(9|10)\/\d+\/\d+\.png$/.test(address))).toBe(
        true,
      );
      await expect(page.getByText("© The tile makers")).toBeVisible();
      await page.getByRole("button", { name: "Zoom in" }).click();
      await expect.poll(() => asked.some((address) => address.includes("tiles.test/10/"))).toBe(true);
    });
  });

  test("Google is asked for nothing before the click", async ({ page }) => {
    const provider = { googleEmbed: "https://www.google.com/maps/embed?pb=test" };
    await withMap(page, provider, async (policy, asked) => {
      expect(policy).toContain("frame-src https://www.google.com;");
      expect(asked).toEqual([]);
      await page.getByRole("button", { name: "Show Google's map here" }).click();
      await expect(page.frameLocator("iframe").getByText("Google's map")).toBeVisible();
      expect(asked).toEqual([provider.googleEmbed]);
      await page.getByRole("button", { name: "Back to our map" }).click();
      await expect(page.locator("iframe")).toHaveCount(0);
    });
  });
});

async function withMap(
  page: Page,
  provider: MapProvider,
  check: (policy: string, asked: string[]) => Promise<void>,
) {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.request().url().endsWith(".png")
      ? route.fulfill({ contentType: "image/png", body: tile })
      : route.fulfill({ contentType: "text/html", body: "<p>Google's map</p>" });
  });
  const served = await serveMap(provider);
  try {
    await page.goto(served.address);
    await expect(page.getByRole("application")).toBeVisible();
    await check(served.policy, asked);
  } finally {
    served.stop();
  }
}
