import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type BuildEnvironment, createBuilder, mergeConfig } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import type { SiteManifest } from "#release/site-manifest.ts";
import {
  errorStatuses,
  type PageName,
  pagePaths,
  pathInLocale,
  releasePath,
  unlistedPaths,
} from "#shared/pages.ts";
import { inLocale } from "#site-build/content/locales.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { contentSource } from "#site-build/content/resolve.ts";
import { readAssets } from "#site-build/page-assets.ts";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { readSiteSettings } from "#site-build/site-settings.ts";
import { configFor } from "../../vite.config.ts";
import { makeFolder } from "../make-folder.ts";
import { copyContent } from "../other-content.ts";
import { withPatience } from "../run/patience.ts";
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
  ["", "en-IN"],
  ["de", "de-DE"],
  ["hi", "hi-IN"],
] as const;

/** Every page in every locale. */
const localePages = locales.flatMap(([locale, language]) =>
  pages.map(([name, path]) => {
    const url = pathInLocale(locale, path);
    return { locale, language, name, path, url, html: read(join(url, "index.html")) };
  }),
);

const decoded = (text: string) => text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
/** The content of one of a page's meta elements. */
const metaOf = (html: string, field: string) =>
  decoded(new RegExp(`<meta (?:name|property)="${field}" content="([^"]*)"`).exec(html)?.[1] ?? "");
const titleOf = (html: string) => decoded(/<title>([^<]*)/.exec(html)?.[1] ?? "");

test.each(locales)("the pages of locale '%s' (%s) have titles of their own", (locale) => {
  const titles = localePages.filter((page) => page.locale === locale).map(({ html }) => titleOf(html));
  expect(new Set(titles).size).toBe(pages.length);
});

test.each(localePages)("$url says its language", ({ html, language }) => {
  expect(html).toContain(`<html lang="${language}"`);
  expect(metaOf(html, "og:locale")).toBe(language.replace("-", "_"));
});

test.each(localePages)("$url has the description of its content", ({ html, locale, name }) => {
  const { description } = inLocale(content, locale)[name];
  expect([metaOf(html, "description"), metaOf(html, "og:description")]).toEqual([description, description]);
});

test.each(localePages)("$url may be indexed, at its own URL", ({ html, locale, path }) => {
  expect(html).not.toContain('name="robots"');
  expect(html).toContain(`<link rel="canonical" href="${absolute(locale, path)}"/>`);
  expect(read("sitemap.xml")).toContain(`<loc>${absolute(locale, path)}</loc>`);
  expect(html).toContain("application/ld+json");
});

test.each(localePages)("$url leads to the same page in every other language", ({ html, locale, path }) => {
  for (const [of, tag] of [...locales, ["", "x-default"]] as const)
    expect(html).toContain(`<link rel="alternate" hrefLang="${tag}" href="${absolute(of, path)}"/>`);
  for (const [of] of locales.filter(([other]) => other !== locale))
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="${pathInLocale(of, path)}" lang="[^"]+"[^>]* hrefLang="[^"]+">`),
    );
});

test.each(localePages)("a link to $url in a chat has its title and a picture", async ({ html, ...page }) => {
  expect(metaOf(html, "og:title")).toBe(titleOf(html));
  expect(metaOf(html, "og:url")).toBe(absolute(page.locale, page.path));
  const image = metaOf(html, "og:image");
  expect(image).toMatch(new RegExp(`^${siteUrl}/.+\\.(jpg|png)$`));
  expect(await sharp(join(client, new URL(image).pathname)).metadata()).toMatchObject({
    width: Number(metaOf(html, "og:image:width")),
    height: Number(metaOf(html, "og:image:height")),
  });
});

test.each(localePages)("$url may be enlarged by two fingers", ({ html }) => {
  expect(metaOf(html, "viewport")).toContain("width=device-width");
  expect(metaOf(html, "viewport")).not.toMatch(/user-scalable=no|maximum-scale/);
});

test("every page, error pages too, has a strict policy", () => {
  const { pages, errors }: SiteManifest = JSON.parse(read("../site.json"));
  const policies: string[][] = [pages, errors].flatMap(Object.values).map(({ csp }) => csp.split("; "));
  expect(policies.length).toBeGreaterThan(locales.length * Object.keys(pagePaths).length);
  const hashed = /^(script|style)-src 'self'( 'sha256-[\w+/=]+')*$/;
  for (const policy of policies)
    expect(policy.map((directive) => (hashed.test(directive) ? directive.split(" ")[0] : directive))).toEqual(
      [
        "default-src 'none'",
        "script-src",
        "style-src",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
    );
});

test.each(locales)("the release file of locale '%s' names the release of its pages", (locale) => {
  const release = read(releasePath(locale));
  expect(release).toMatch(/^[\w-]{10}$/);
  expect(read(join(pathInLocale(locale, "/Packages"), "index.html"))).toContain(`data-release="${release}"`);
});

/** The release that the pages would name if `folder` were the content. */
async function releaseOf(folder: string) {
  const outDir = makeFolder();
  const client = { build: { outDir, emptyOutDir: false } };
  const config = configFor(contentSource(folder));
  const inline = {
    root: projectRoot,
    configFile: false,
    logLevel: "warn",
    environments: { client },
  } as const;
  const builder = await createBuilder(mergeConfig(config, inline));
  await builder.build(builder.environments.client as BuildEnvironment);
  return readAssets(outDir).release;
}

// Open tabs ask for it: the scripts of another release may have other prices.
test("another price alone is another release", { timeout: withPatience(30) }, async () => {
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const release = read(releasePath(""));
  expect(await releaseOf(localesContent)).toBe(release);
  const edited = join(makeFolder(), "content");
  copyContent(edited, localesContent)("packages.yaml", ({ packages }) => {
    packages[0].price += 1;
  });
  expect(await releaseOf(edited)).not.toBe(release);
});

test("the sitemap has each page once", () => {
  expect(read("sitemap.xml").match(/<loc>/g)).toHaveLength(locales.length * pages.length);
});

test("robots.txt names the sitemap", () => {
  expect(read("robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test("every icon that a page names is there", () => {
  const icons = [...read("index.html").matchAll(/<link rel="[\w-]*icon" href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  expect(icons.length).toBeGreaterThan(1);
  for (const address of icons) expect(existsSync(join(client, address)), address).toBe(true);
});

// Both homes serve these files as they are: service/node/serve-releases.ts and edge.
test("the HTML of every page keeps the standard's rules", () => {
  const files = globSync("**/*.html", { cwd: client });
  const paths = [...Object.values(pagePaths), ...Object.values(unlistedPaths)];
  const expected = locales.flatMap(([locale]) => [
    ...paths.map((path) => join(`.${pathInLocale(locale, path)}`, "index.html")),
    ...errorStatuses.map((status) => join(locale, `${status}.html`)),
  ]);
  expect(files.sort()).toEqual(expected.sort());
  const command = join(projectRoot, "node_modules/html-validate/bin/html-validate.mjs");
  const words = [command, "--preset", "standard", ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: client, encoding: "utf8" });
  expect(stdout + stderr).toBe("");
  expect(status).toBe(0);
});
