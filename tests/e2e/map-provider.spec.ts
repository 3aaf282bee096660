import type { Page, Route } from "@playwright/test";
import type { MapProvider } from "#content/schema/map.ts";
import { expect, test } from "./fixtures.ts";
import { serveMap } from "./serve-map.ts";

// These pages have another port, and requests to the providers are intended.
test.use({
  expectedErrors: [
    /^third party: (http:\/\/localhost|https:\/\/tiles\.test|https:\/\/www\.google\.com)|net::ERR_FAILED/,
  ],
});

const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPxfDwAD+AHyHn0s2wAAAABJRU5ErkJggg==",
  "base64",
);

const tiles = { osmTiles: "https://tiles.test/{z}/{x}/{y}.png", attribution: "© The tile makers" };

const ooty = { latitude: 11.4, longitude: 76.69 };

test.describe("the map's provider, by setting", () => {
  test("'drawing' allows and requests no other server", async ({ page }) => {
    await withMap(page, "drawing", async (policy, asked) => {
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("frame-src");
      expect(policy).not.toContain("https://");
      expect(asked).toEqual([]);
      await expect(page.locator(".region-map-tiles img")).toHaveCount(0);
    });
  });

  test("tiles cover the drawing, with attribution, and the policy allows them", async ({ page }) => {
    await withMap(page, tiles, async (policy, asked) => {
      expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.test(;| )/);
      const first = page.locator(".region-map-tiles img").first();
      await expect(first).toHaveJSProperty("naturalWidth", 1);
      await expect(page.locator(".region-map-names").getByText("Haridwar")).toBeHidden();
      const levelOf = (address = "") =>
        Number(/^https:\/\/tiles\.test\/(\d+)\/\d+\/\d+\.png$/.exec(address)?.[1]);
      const level = levelOf(asked[0]);
      expect(asked.map(levelOf)).toEqual(asked.map(() => level));
      await expect(page.getByText("© The tile makers")).toBeVisible();
      await page.getByRole("button", { name: "Zoom in" }).click();
      await expect.poll(() => asked.map(levelOf)).toContain(level + 1);
    });
  });

  test("tiles follow the map's width @long", async ({ page }) => {
    await withMap(page, tiles, async () => {
      const narrowest = () =>
        page
          .locator(".region-map-tiles img")
          .evaluateAll((all) => Math.round(Math.min(...all.map((one) => one.getBoundingClientRect().width))));
      for (const width of [1440, 360, 800]) {
        await page.setViewportSize({ width, height: 640 });
        // Of the levels, the nearest to 256 pixels a tile is between 181 and 362.
        await expect.poll(async () => Math.abs((await narrowest()) - 271.5)).toBeLessThan(91);
      }
    });
  });

  for (const [silence, answer] of [
    ["refuses", (route: Route) => route.abort()],
    ["never answers @long", () => {}],
  ] as const)
    test(`our drawing keeps its names where the tile server ${silence}`, async ({ page }) => {
      await withMap(
        page,
        tiles,
        async (_, asked) => {
          await expect.poll(() => asked.length).toBeGreaterThan(3);
          for (const name of ["Rishikesh", "Haridwar", "Kotdwar"])
            await expect(
              page.locator(".region-map-names").getByText(name, { exact: true }).filter({ visible: true }),
            ).toHaveCount(1);
          for (const tile of await page.locator(".region-map-tiles img").all())
            await expect(tile).toBeHidden();
        },
        answer,
      );
    });

  test("nothing is requested from Google before the click", async ({ page }) => {
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

  for (const provider of ["drawing", "address"] as const)
    test(`outside of the drawn region, '${provider}' is the address with links${provider === "address" ? " @long" : ""}`, async ({
      page,
    }) => {
      const served = await serveMap(provider, ooty);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      try {
        await page.goto(served.address);
        await expect(page.getByRole("link", { name: "Open in Google Maps" })).toHaveCount(1);
        await page.waitForLoadState("networkidle");
        await expect(page.locator("figure > :not(figcaption)")).toHaveCount(0);
        expect(asked.filter((address) => /geojson|region-map|interactive-map|google/.test(address))).toEqual(
          [],
        );
      } finally {
        served.stop();
      }
    });

  test("outside of the drawn region, Google's map comes alone, after the click", async ({ page }) => {
    const served = await serveMap({ googleEmbed: "https://www.google.com/maps/embed?pb=test" }, ooty);
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<p>Google's map</p>" });
    });
    try {
      await page.goto(served.address);
      const button = page.getByRole("button", { name: "Show Google's map here" });
      await expect(button).toBeVisible();
      expect(asked).toEqual([]);
      await expect(page.locator("figure img, .region-map-names")).toHaveCount(0);
      await button.click();
      await expect(page.frameLocator("iframe").getByText("Google's map")).toBeVisible();
    } finally {
      served.stop();
    }
  });
});

async function withMap(
  page: Page,
  provider: MapProvider,
  check: (policy: string, asked: string[]) => Promise<void>,
  sendTile: (route: Route) => unknown = (route) => route.fulfill({ contentType: "image/png", body: tile }),
) {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.request().url().endsWith(".png")
      ? sendTile(route)
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
