import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { SiteManifest } from "#release/site-manifest.ts";
import { type PageName, pagePaths, pathInLocale, releasePath } from "#shared/pages.ts";
import { inLocale } from "#site-build/content/locales.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { readSiteSettings } from "#site-build/site-settings.ts";
import { buildLocales, localesContent, localesSite } from "../site/other-sites.ts";

// What search engines, messengers and browsers read. The German locale is made of a handful of texts.

buildLocales();
const client = join(currentRelease(localesSite), "client");
const read = (address: string) => readFileSync(join(client, address), "utf8");
const content = loadContent(localesContent);
const { siteUrl } = readSiteSettings(process.env);
const absolute = (locale: string, path: string) => `${siteUrl}${pathInLocale(locale, path)}`;
const pages = Object.entries(pagePaths) as [PageName, string][];
const locales = [
  ["", "en-IN", "de"],
  ["de", "de-DE", ""],
  ["hi", "hi-IN", "de"],
] as const;

test.each(locales)(
  "locale '%s' (%s): every page has words and addresses of its own, and the other languages'",
  async (...names) => {
    const [locale, language, other] = names;
    const titles = new Set<string>();
    const sitemap = read("sitemap.xml");
    for (const [name, path] of pages) {
      const html = read(join(pathInLocale(locale, path), "index.html"));
      const meta = (field: string) =>
        new RegExp(`<meta (?:name|property)="${field}" content="([^"]*)"`)
          .exec(html)?.[1]
          ?.replaceAll("&#x27;", "'")
          .replaceAll("&amp;", "&");
      const { description } = inLocale(content, locale)[name];
      expect([meta("description"), meta("og:description")], path).toEqual([description, description]);
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
      titles.add(title);
      expect(html).toContain(`property="og:title" content="${title}"`);
      expect(meta("og:url"), path).toBe(absolute(locale, path));
      expect(meta("viewport"), path).not.toMatch(/user-scalable=no|maximum-scale/);
      expect(html).not.toContain('name="robots"');
      expect(html).toContain("application/ld+json");

      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`property="og:locale" content="${language.replace("-", "_")}"`);
      expect(html).toContain(`<link rel="canonical" href="${absolute(locale, path)}"/>`);
      for (const [of, tag] of [...locales, ["", "x-default"]] as const)
        expect(html).toContain(`<link rel="alternate" hrefLang="${tag}" href="${absolute(of, path)}"/>`);
      expect(html).toMatch(
        new RegExp(`<a [^>]*href="${pathInLocale(other, path)}" lang="[^"]+"[^>]* hrefLang="[^"]+">`),
      );
      expect(sitemap).toContain(`<loc>${absolute(locale, path)}</loc>`);

      // The picture is there, and has the size that is promised.
      const image = meta("og:image") ?? "";
      expect(image).toMatch(new RegExp(`^${siteUrl}/.+\\.(jpg|png)$`));
      expect(await sharp(join(client, new URL(image).pathname)).metadata()).toMatchObject({
        width: Number(meta("og:image:width")),
        height: Number(meta("og:image:height")),
      });
    }
    expect(titles.size).toBe(pages.length);
  },
);

test("every page, also about errors, has a strict policy", () => {
  const { pages, errors }: SiteManifest = JSON.parse(read("../site.json"));
  const policies = [pages, errors].flatMap(Object.values).map(({ csp }) => csp.split("; "));
  expect(policies.length).toBeGreaterThan(locales.length * Object.keys(pagePaths).length);
  const directives = [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  for (const policy of policies) {
    expect(policy).toEqual(expect.arrayContaining(directives));
    expect(policy.join("; ")).toMatch(/^(?!.*(unsafe-|https?:|\*)).*; script-src 'self'/);
  }
});

test.each(locales)("locale '%s': its release file names the release of its pages", (locale) => {
  const release = read(releasePath(locale));
  expect(release).toMatch(/^[\w-]{10}$/);
  expect(read(join(pathInLocale(locale, "/Packages"), "index.html"))).toContain(`data-release="${release}"`);
});

test("the sitemap has each page once; robots and icons are there", () => {
  expect(read("sitemap.xml").match(/<loc>/g)).toHaveLength(locales.length * pages.length);
  expect(read("robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const icons = [...read("index.html").matchAll(/<link rel="[\w-]*icon" href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  expect(icons.length).toBeGreaterThan(1);
  for (const address of icons) expect(existsSync(join(client, address)), address).toBe(true);
});

// Both homes serve these files as they are: service/node/serve-releases.ts and edge.
test("in three languages every page, the error page and the page without a network keep the standard's rules", () => {
  const files = globSync("**/*.html", { cwd: client });
  expect(files).toEqual(expect.arrayContaining(["index.html", "404.html", "hi/Packages/index.html"]));
  const command = join(projectRoot, "node_modules/html-validate/bin/html-validate.mjs");
  const words = [command, "--preset", "standard", ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: client, encoding: "utf8" });
  expect(stdout + stderr).toBe("");
  expect(status).toBe(0);
});
