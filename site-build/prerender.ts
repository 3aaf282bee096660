import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { renderPage as Render } from "#app/entry.prerender.tsx";
import { inquirySettings } from "#content/inquiry.ts";
import * as pageContents from "#content/pages.ts";
import { resort } from "#content/resort.ts";
import type { PageContent } from "#content/schema/pages.ts";
import { film, pictures, shareCards } from "#media/pictures.ts";
import { notSentPagePath, sentPagePath } from "#shared/inquiry.ts";
import type { SiteManifest, SitePage } from "#shared/site-manifest.ts";
import { compressSite } from "./compress.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { mapOrigins } from "./map/map-origins.ts";
import { writeServiceWorker } from "./offline/write-service-worker.ts";
import { readPageAssets } from "./page-assets.ts";
import { loadPictures } from "./pictures/load.ts";
import { siteFiles } from "./site-files.ts";
import { prerenderFolder, projectRoot } from "./site-folder.ts";
import { absolute, structuredData } from "./structured-data.ts";

/** Renders every page into `site`, beside the scripts that Vite has built there, and writes what is served with them. */
export async function prerenderSite(site: string): Promise<void> {
  const client = join(site, "client");
  const rendering = pathToFileURL(join(prerenderFolder, "entry.prerender.js")).href;
  const { renderPage }: { renderPage: typeof Render } = await import(rendering);
  const assetsOf = readPageAssets(client);
  const { shareAddresses } = await loadPictures({
    entries: pictures,
    shareCards,
    film,
    mediaFolder: join(projectRoot, "media"),
    cacheFolder: join(projectRoot, ".cache/pictures"),
  });
  const inquiryOrigins = inquirySettings.endpoint ? [new URL(inquirySettings.endpoint).origin] : [];
  const allowed = { ...mapOrigins(), connect: inquiryOrigins, formAction: inquiryOrigins };

  async function write(address: string, source: string, file: string, page?: PageContent): Promise<SitePage> {
    const html = await renderPage({
      address,
      ...assetsOf(`app/pages/${source}.tsx`),
      ...(page && { page, shareCard: absolute(shareAddressOf(page)), data: structuredData(page) }),
    });
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), html);
    return { file, csp: contentSecurityPolicy(html, allowed) };
  }

  function shareAddressOf({ path, shareCard }: PageContent): string {
    const address = shareAddresses[shareCard];
    if (!address)
      throw new Error(`content/pages.ts: ${path} names the share card ${shareCard}, which was not made.`);
    return address;
  }

  const contents: PageContent[] = Object.values(pageContents);
  const manifest: SiteManifest = {
    name: resort.name,
    pages: {},
    notFound: await write("/404", "NotFound", "404.html"),
  };
  for (const page of contents)
    manifest.pages[page.path] = await write(page.path, page.path.slice(1) || "Home", fileOf(page.path), page);
  for (const [path, source] of [
    [sentPagePath, "InquirySent"],
    [notSentPagePath, "InquiryNotSent"],
  ] as const)
    manifest.pages[path] = await write(path, source, fileOf(path));

  rmSync(join(client, ".vite"), { recursive: true });
  const paths = contents.map(({ path }) => path);
  for (const [name, content] of await siteFiles(paths, readFileSync(join(client, "icon.svg"))))
    writeFileSync(join(client, name), content);
  await writeServiceWorker(projectRoot, client);
  compressSite(client);
  writeFileSync(join(site, "site.json"), JSON.stringify(manifest, null, 2));
}

function fileOf(path: string): string {
  return `${path === "/" ? "" : `${path.slice(1)}/`}index.html`;
}
