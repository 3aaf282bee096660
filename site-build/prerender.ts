import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageContent } from "#content/schema/pages.ts";
import { type Content, sitePages } from "#content/schema/subjects.ts";
import { notSentPagePath, sentPagePath } from "#shared/inquiry.ts";
import type { RenderPage } from "#shared/page-to-render.ts";
import type { SiteManifest, SitePage } from "#shared/site-manifest.ts";
import { buildDay } from "./build-day.ts";
import { compressSite } from "./compress.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { mapOrigins } from "./map/map-origins.ts";
import { writeServiceWorker } from "./offline/write-service-worker.ts";
import { readPageAssets } from "./page-assets.ts";
import { shareCardName } from "./pictures/entries.ts";
import { loadPictures } from "./pictures/load.ts";
import { pictureSources } from "./pictures/site-sources.ts";
import { siteFiles } from "./site-files.ts";
import { prerenderFolder, projectRoot } from "./site-folder.ts";
import { absolute, structuredData } from "./structured-data.ts";

/** Renders every page into `site`, beside the scripts that Vite has built there, and writes what is served with them. */
export async function prerenderSite(site: string, content: Content): Promise<void> {
  const { resort, inquirySettings } = content;
  const client = join(site, "client");
  const rendering = pathToFileURL(join(prerenderFolder, "entry.prerender.js")).href;
  const { renderPage }: { renderPage: RenderPage } = await import(rendering);
  const assetsOf = readPageAssets(client);
  const { shareAddresses } = await loadPictures(pictureSources(content));
  const inquiryOrigins = inquirySettings.endpoint ? [new URL(inquirySettings.endpoint).origin] : [];
  const allowed = { ...mapOrigins(content.mapProvider), connect: inquiryOrigins, formAction: inquiryOrigins };

  async function write(address: string, source: string, file: string, page?: PageContent): Promise<SitePage> {
    const html = await renderPage({
      address,
      ...assetsOf(`app/pages/${source}.tsx`),
      ...(page && {
        page,
        shareCard: absolute(shareAddressOf(page), resort),
        data: structuredData(page, content, buildDay(content.timeZone)),
      }),
    });
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), html);
    return { file, csp: contentSecurityPolicy(html, allowed) };
  }

  function shareAddressOf({ path }: PageContent): string {
    const address = shareAddresses[shareCardName(path)];
    if (!address) throw new Error(`No share card was made for ${path}.`);
    return address;
  }

  const pages = sitePages(content);
  const manifest: SiteManifest = {
    name: resort.name,
    pages: {},
    notFound: await write("/404", "error/NotFound", "404.html"),
  };
  for (const page of pages) {
    const name = page.path.slice(1) || "Home";
    const folder = name === "AboutUs" ? "about" : name.toLowerCase();
    manifest.pages[page.path] = await write(page.path, `${folder}/${name}`, fileOf(page.path), page);
  }
  for (const [path, source] of [
    [sentPagePath, "contact/InquirySent"],
    [notSentPagePath, "contact/InquiryNotSent"],
  ] as const)
    manifest.pages[path] = await write(path, source, fileOf(path));

  rmSync(join(client, ".vite"), { recursive: true });
  const paths = pages.map(({ path }) => path);
  for (const [name, bytes] of await siteFiles(resort, paths, readFileSync(join(client, "icon.svg"))))
    writeFileSync(join(client, name), bytes);
  await writeServiceWorker(projectRoot, client, content);
  await compressSite(client);
  writeFileSync(join(site, "site.json"), JSON.stringify(manifest, null, 2));
}

function fileOf(path: string): string {
  return `${path === "/" ? "" : `${path.slice(1)}/`}index.html`;
}
