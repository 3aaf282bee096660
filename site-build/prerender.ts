import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Content } from "#content/schema/subjects.ts";
import type { PageToRender, RenderPage } from "#shared/page-to-render.ts";
import { pageNames, pagePaths, pageSource, unlistedPaths } from "#shared/pages.ts";
import type { SiteManifest, SitePage } from "#shared/site-manifest.ts";
import type { InquiryContent } from "#shared/stay.ts";
import { compressSite } from "./compress.ts";
import { emptyPages } from "./content/empty-pages.ts";
import { buildDay } from "./content/read-content.ts";
import { contentSecurityPolicy, mapOrigins } from "./csp.ts";
import { writeServiceWorker } from "./offline/write-service-worker.ts";
import { readPageAssets } from "./page-assets.ts";
import { shareCardName } from "./pictures/entries.ts";
import { siteFiles } from "./site-files.ts";
import { mediaFolder, prerenderFolder, projectRoot } from "./site-folder.ts";
import { absolute, structuredData } from "./structured-data.ts";

/** Renders every page into `site`, where Vite has put the scripts, and writes all other files of the release. */
export async function prerenderSite(
  site: string,
  content: Content,
  shareAddresses: Readonly<Record<string, string>>,
): Promise<void> {
  const { resort, inquirySettings } = content;
  const today = buildDay(content.timeZone);
  const client = join(site, "client");
  const rendering = pathToFileURL(join(prerenderFolder, "entry.prerender.js")).href;
  const { renderPage }: { renderPage: RenderPage } = await import(rendering);
  const assetsOf = readPageAssets(client);
  const inquiryOrigins = inquirySettings.endpoint ? [new URL(inquirySettings.endpoint).origin] : [];
  const allowed = { ...mapOrigins(content.mapProvider), connect: inquiryOrigins, formAction: inquiryOrigins };

  async function write(
    name: string,
    address: string,
    file: string,
    head?: Partial<PageToRender>,
  ): Promise<SitePage> {
    const html = await renderPage({ address, ...assetsOf(pageSource(name)), ...head });
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), html);
    return { file, csp: contentSecurityPolicy(html, allowed) };
  }

  const cardOf = ({ path, sharePicture }: { path: string; sharePicture: string }) => {
    const card = shareAddresses[shareCardName(path)];
    if (!card) throw new Error(`No share card was made for ${path}.`);
    return { address: absolute(card, resort), alt: content.pictures[sharePicture]?.alt ?? "" };
  };
  const pages: SiteManifest["pages"] = {};
  for (const name of pageNames) {
    const page = content[`${name}Page`];
    pages[page.path] = await write(name, page.path, fileOf(page.path), {
      page,
      shareCard: cardOf(page),
      data: structuredData(name, content, today, cardOf(content.homePage).address),
    });
  }
  for (const [name, path] of Object.entries(unlistedPaths))
    pages[path] = await write(name, path, fileOf(path));
  const notFound = await write("error", "/404", "404.html");

  rmSync(join(client, ".vite"), { recursive: true });
  const icon = join(client, "icon.svg");
  if (resort.mark) copyFileSync(join(mediaFolder, "brand", resort.mark), icon);
  const empty = emptyPages(content, today);
  const listed = pageNames.filter((name) => !empty.has(name)).map((name) => pagePaths[name]);
  for (const [name, bytes] of await siteFiles(content, readFileSync(icon), listed))
    writeFileSync(join(client, name), bytes);
  await writeServiceWorker(projectRoot, client, content);
  await compressSite(client);
  const { keptDays } = inquirySettings;
  const inquiry = inquiryContent(content);
  const manifest: SiteManifest = { name: resort.name, keptDays, inquiry, pages, notFound };
  writeFileSync(join(site, "site.json"), JSON.stringify(manifest, null, 2));
}

function inquiryContent({ packages, offers, timeZone, inquirySettings }: Content): InquiryContent {
  const { shown, line } = inquirySettings.datesAndPeople ?? {};
  const titles = [...packages, ...offers].map(({ title }) => title);
  return { titles, timeZone, ...(shown && line && { stay: line }) };
}

function fileOf(path: string): string {
  return `${path === "/" ? "" : `${path.slice(1)}/`}index.html`;
}
