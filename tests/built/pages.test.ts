import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { SiteManifest } from "#release/site-manifest.ts";
import { addressIn, type PageName, pagePaths } from "#shared/pages.ts";
import { inEdition } from "#site-build/content/editions.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { buildEditions, editionsContent, editionsSite } from "../site/other-sites.ts";

// What search engines, messengers and browsers read. The German edition is made of a handful of texts.

buildEditions();
const client = join(currentRelease(editionsSite), "client");
const read = (address: string) => readFileSync(join(client, address), "utf8");
const content = loadContent(editionsContent);
const { siteUrl } = inEdition(content).site;
const absolute = (edition: string, path: string) => `${siteUrl}${addressIn(edition, path)}`;
const pages = Object.entries(pagePaths) as [PageName, string][];
const editions = [
  ["", "en-IN", "de"],
  ["de", "de-DE", ""],
  ["hi", "hi-IN", "de"],
] as const;

test.each(editions)(
  "edition '%s' (%s): every page has words and addresses of its own, and the other languages'",
  async (...names) => {
    const [edition, language, other] = names;
    const titles = new Set<string>();
    const sitemap = read("sitemap.xml");
    for (const [name, path] of pages) {
      const html = read(join(addressIn(edition, path), "index.html"));
      const meta = (field: string) =>
        new RegExp(`<meta (?:name|property)="${field}" content="([^"]*)"`)
          .exec(html)?.[1]
          ?.replaceAll("&#x27;", "'")
          .replaceAll("&amp;", "&");
      const { description } = inEdition(content, edition)[name];
      expect([meta("description"), meta("og:description")], path).toEqual([description, description]);
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
      titles.add(title);
      expect(html).toContain(`property="og:title" content="${title}"`);
      expect(meta("og:url"), path).toBe(absolute(edition, path));
      expect(meta("viewport"), path).not.toMatch(/user-scalable=no|maximum-scale/);
      expect(html).not.toContain('name="robots"');
      expect(html).toContain("application/ld+json");

      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`property="og:locale" content="${language.replace("-", "_")}"`);
      expect(html).toContain(`<link rel="canonical" href="${absolute(edition, path)}"/>`);
      for (const [of, tag] of [...editions, ["", "x-default"]] as const)
        expect(html).toContain(`<link rel="alternate" hrefLang="${tag}" href="${absolute(of, path)}"/>`);
      expect(html).toMatch(
        new RegExp(`<a href="${addressIn(other, path)}" lang="[^"]+"[^>]* hrefLang="[^"]+">`),
      );
      expect(sitemap).toContain(`<loc>${absolute(edition, path)}</loc>`);

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
  expect(policies.length).toBeGreaterThan(editions.length * Object.keys(pagePaths).length);
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

test("the sitemap has each page once; robots and icons are there", () => {
  expect(read("sitemap.xml").match(/<loc>/g)).toHaveLength(editions.length * pages.length);
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
