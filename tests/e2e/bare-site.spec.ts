import type { Page } from "@playwright/test";
import { pagePaths, unlistedPaths } from "#shared/pages.ts";
import { serveBareSite } from "./bare-site.ts";
import { test as base, expect } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { unknownAddress, waitForHydration } from "./visit.ts";

// A resort with empty lists and without anything optional.

const test = base.extend<object, { bareAddress: string }>({
  bareAddress: [
    async ({ browserName: _ }, use) => {
      const service = await serveBareSite();
      await use(service.address);
      await service.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ bareAddress }, use) => use(bareAddress),
});

const emptyPaths = ["/Packages", "/Dining", "/Offers"];

test.use({ expectedErrors: [/status of 404/] });
test.describe.configure({ mode: "serial" });

test("without anything optional, no page has an empty place @long", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...Object.values(pagePaths), ...Object.values(unlistedPaths), unknownAddress]) {
      await page.goto(path);
      await waitForHydration(page);
      expect(await holesOf(page), `${path} at ${width}`).toEqual([]);
      expect(await violationsOf(page), `${path} at ${width}`).toEqual([]);
      const links = await page
        .locator("a[href]")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      // Without a number there is no chat.
      expect(links.join()).not.toContain("wa.me");
      expect(
        links.filter((address) => emptyPaths.includes(address ?? "")),
        path,
      ).toEqual([]);
    }
  }
});

test("pages without content say so, and search engines do not list them @long", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = ""]) => path);
  expect(listed).toEqual(Object.values(pagePaths).filter((path) => !emptyPaths.includes(path)));
  for (const [path, sentence] of [
    ["/Packages", /no package at the moment/],
    ["/Dining", /menu is not here at the moment/],
    ["/Offers", /no offer at the moment/],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("main .lead").first()).toHaveText(sentence);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", sentence);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text)["@type"])).toEqual(["Resort", "BreadcrumbList"]);
  }
});

/** Empty elements, broken references, and elements wider than the window. */
function holesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const hasContent = (element: Element) =>
      Boolean(element.textContent?.trim() || element.querySelector("img, svg, input, video"));
    const empty = all(
      "main > *, section, article, nav, ul, ol, dl, table, figure, h1, h2, h3, footer div, main p",
    ).filter(
      // The service replaces a comment by the reason of a refusal.
      (element) =>
        !hasContent(element) && element.id !== "main-end" && !(element.firstChild instanceof Comment),
    );
    const bareHeadings = all("h2, h3").filter((heading) => {
      const around = heading.closest("section, dialog, form, footer .wrap > div, article, li");
      return around?.textContent?.trim() === heading.textContent?.trim();
    });
    const references = [
      "aria-labelledby",
      "aria-describedby",
      "aria-controls",
      "commandfor",
      "popovertarget",
      "for",
    ];
    const broken = references.flatMap((attribute) =>
      all(`[${attribute}]`).filter((element) =>
        (element.getAttribute(attribute) ?? "").split(/\s+/).some((id) => !document.getElementById(id)),
      ),
    );
    const brokenLinks = all('a[href^="#"]').filter(
      (link) => !document.getElementById((link.getAttribute("href") ?? "").slice(1)),
    );
    const wide =
      document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the window"] : [];
    return [
      ...empty.map((element) => `empty: ${name(element)}`),
      ...bareHeadings.map((element) => `heading alone: ${name(element)}`),
      ...[...broken, ...brokenLinks].map((element) => `refers to nothing: ${name(element)}`),
      ...wide,
    ];
  });
}
