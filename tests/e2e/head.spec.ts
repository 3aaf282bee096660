import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { sitePages } from "./visit.ts";

const { site } = content;

const absolute = (path: string) => new URL(path, site.siteUrl).href;

test.use({ javaScriptEnabled: false });

for (const { path, title, description } of sitePages)
  test(`${path} is described to search engines and messengers`, async ({ page }) => {
    await page.goto(path);
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
    await expect(page).toHaveTitle(title);
    expect(await meta("description")).toBe(description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", absolute(path));
    expect(await meta("og:title")).toBe(title);
    expect(await meta("og:description")).toBe(description);
    expect(await meta("og:url")).toBe(absolute(path));
    expect(await meta("og:image:width")).toBe("1200");
    expect(await meta("og:image:height")).toBe("630");
    expect(await meta("viewport")).not.toMatch(/user-scalable=no|maximum-scale/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

    // The picture is served, and has the size that is promised.
    const image = new URL((await meta("og:image")) ?? "");
    expect(image.origin).toBe(site.siteUrl);
    const answer = await page.request.get(image.pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
    const { default: sharp } = await import("sharp");
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

test("each page has its own title and description", () => {
  for (const field of ["title", "description"] as const)
    expect(new Set(sitePages.map((entry) => entry[field])).size).toBe(sitePages.length);
});

test("structured data has the right types, and no reviews", async ({ page }) => {
  const types: Record<string, string[]> = {};
  for (const { path } of sitePages) {
    await page.goto(path);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = scripts.map((text) => JSON.parse(text));
    types[path] = data.map((entry) => entry["@type"]);
    expect(scripts.join()).not.toMatch(/review|rating/i);
  }
  expect(types).toMatchObject({
    "/": ["Resort"],
    "/Packages": ["Resort", "BreadcrumbList"],
    "/AboutUs": ["Resort", "BreadcrumbList"],
    "/Dining": ["Resort", "BreadcrumbList", "Menu"],
    "/Offers": ["Resort", "BreadcrumbList"],
    "/Contact": ["Resort", "BreadcrumbList"],
  });
});

test("sitemap, robots, manifest and icons are served", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).sort()).toEqual(
    sitePages.map(({ path }) => absolute(path)).sort(),
  );
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${absolute("/sitemap.xml")}`);
  await page.goto("/");
  const manifestAddress = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(manifestAddress ?? "")).json();
  expect(manifest.name).toBe(site.name);
  const icons = await page
    .locator('link[rel*="icon"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  for (const address of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["content-type"], address).toMatch(/^image\//);
  }
});
