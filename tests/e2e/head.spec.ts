import sharp from "sharp";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { sitePages } from "./visit.ts";

const { site } = content;
const absolute = (path: string) => new URL(path, site.siteUrl).href;

test.use({ javaScriptEnabled: false });

test("every page is described to search engines and messengers in its own words", async ({ page }) => {
  for (const field of ["title", "description"] as const)
    expect(new Set(sitePages.map((entry) => entry[field])).size, field).toBe(sitePages.length);
  for (const { path, title, description } of sitePages) {
    await page.goto(path);
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
    await expect(page, path).toHaveTitle(title);
    expect(await meta("description"), path).toBe(description);
    await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute("href", absolute(path));
    expect([await meta("og:title"), await meta("og:description"), await meta("og:url")]).toEqual([
      title,
      description,
      absolute(path),
    ]);
    expect(await meta("viewport"), path).not.toMatch(/user-scalable=no|maximum-scale/);
    await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0);

    // The picture is served, and has the size that is promised.
    const image = new URL((await meta("og:image")) ?? "");
    expect(image.origin).toBe(site.siteUrl);
    const answer = await page.request.get(image.pathname);
    expect(answer.headers()["content-type"], path).toMatch(/^image\/(png|jpeg)$/);
    expect(await sharp(await answer.body()).metadata()).toMatchObject({
      width: Number(await meta("og:image:width")),
      height: Number(await meta("og:image:height")),
    });
    await expect(page.locator('script[type="application/ld+json"]'), path).not.toHaveCount(0);
  }
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
