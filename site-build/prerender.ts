import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "lightningcss";
import type { Content } from "#content/schema/subjects.ts";
import type { PageToRender, Rendering, Typeface } from "#shared/page-to-render.ts";
import { addressIn, type PageName, pageNames, pagePaths, pageSource, unlistedPaths } from "#shared/pages.ts";
import type { InquiryContent, SiteManifest, SitePage } from "#shared/site-manifest.ts";
import { compressSite } from "./compress.ts";
import { publicEditions, sayLanguage } from "./content/editions.ts";
import { emptyPages } from "./content/empty-pages.ts";
import { buildDay } from "./content/read-content.ts";
import { contentSecurityPolicy, originsOf } from "./csp.ts";
import { assetAddress } from "./digest.ts";
import { writeServiceWorker } from "./offline/write-service-worker.ts";
import { faceRules, filesIn, readManifest, readPageAssets } from "./page-assets.ts";
import type { PlannedPicture } from "./pictures/plan.ts";
import { alternatesOf, manifestName, siteFiles } from "./site-files.ts";
import { mediaFolder, prerenderFolder, projectRoot } from "./site-folder.ts";
import { absolute, structuredData } from "./structured-data.ts";

export interface RenderedEdition {
  content: Content;
  pages: SiteManifest["pages"];
  notFound: SitePage;
  /** All files of its build below client/. */
  files: ReadonlySet<string>;
  typefaces: readonly Typeface[];
}

/** Renders every page of an edition into `site`, where Vite has just put its scripts. */
export async function prerenderEdition(
  site: string,
  content: Content,
  pictures: ReadonlyMap<string, PlannedPicture>,
): Promise<RenderedEdition> {
  const { resort, inquirySettings, edition } = content;
  const client = join(site, "client");
  const rendering = pathToFileURL(join(prerenderFolder(edition.path), "entry.prerender.js")).href;
  const { renderPage, typefaces }: Rendering = await import(rendering);
  const built = readManifest(client);
  const assetsOf = readPageAssets(client, built);
  const inquiryOrigins = inquirySettings.endpoint ? [new URL(inquirySettings.endpoint).origin] : [];
  const allowed = {
    image: originsOf(resort.mapTiles),
    connect: inquiryOrigins,
    formAction: inquiryOrigins,
  };
  const manifest = manifestName(edition.path);
  const lateStyle = writeLateStyle(client, typefaces);
  const addressOf = (path: string) => addressIn(edition.path, path);

  async function write(
    name: string,
    address: string,
    file: string,
    head?: Partial<PageToRender>,
  ): Promise<SitePage> {
    const html = await renderPage({ address, manifest, lateStyle, ...assetsOf(pageSource(name)), ...head });
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), html);
    return { file, csp: contentSecurityPolicy(html, allowed) };
  }

  const cardOf = (name: PageName) => {
    const picture = pictures.get(content[`${name}Page`].sharePicture);
    const card = picture?.crops.find(({ place }) => place === "share");
    if (!picture || !card) throw new Error(`No picture for messengers was made for ${name}.`);
    return { address: absolute(card.address, resort), alt: picture.alt };
  };
  const shown = publicEditions(content).map((each) => ({ edition: each }));
  const pages: SiteManifest["pages"] = {};
  for (const name of pageNames) {
    const page = content[`${name}Page`];
    pages[page.path] = await write(name, page.path, fileOf(page.path), {
      page,
      shareCard: cardOf(name),
      alternates: shown.length > 1 ? alternatesOf(pagePaths[name], shown, resort) : [],
      data: structuredData(name, content, cardOf("home").address),
    });
  }
  for (const [name, path] of Object.entries(unlistedPaths))
    pages[addressOf(path)] = await write(name, addressOf(path), fileOf(addressOf(path)));
  const lost = addressOf("/404");
  const notFound = await write("error", lost, `${lost.slice(1)}.html`);
  const files = filesIn(built).add(lateStyle.slice(1));
  return { content, pages, notFound, files, typefaces };
}

/** Writes all other files of the release. `editions`: the first one first. */
export async function finishRelease(
  site: string,
  editions: readonly [RenderedEdition, ...RenderedEdition[]],
): Promise<void> {
  const [{ content, notFound }, ...others] = editions;
  const { resort, inquirySettings } = content;
  const client = join(site, "client");
  rmSync(join(client, ".vite"), { recursive: true });
  const icon = join(client, "icon.svg");
  if (resort.mark) copyFileSync(join(mediaFolder, "brand", resort.mark), icon);
  const empty = emptyPages(content, buildDay(content.timeZone));
  const listed = pageNames.filter((name) => !empty.has(name)).map((name) => pagePaths[name]);
  const contents = [content, ...others.map((other) => other.content)] as const;
  for (const [name, bytes] of await siteFiles(contents, readFileSync(icon), listed))
    writeFileSync(join(client, name), bytes);
  for (const own of editions) {
    const isOfOthers = (file: string) =>
      !own.files.has(file) && editions.some(({ files }) => files.has(file));
    await writeServiceWorker(projectRoot, client, own.content.edition.path, own.typefaces, isOfOthers);
  }
  await compressSite(client);
  const manifest: SiteManifest = {
    name: resort.name,
    keptDays: inquirySettings.keptDays,
    inquiry: inquiryContent(contents),
    pages: Object.assign({}, ...editions.map(({ pages }) => pages)),
    notFound,
    ...(others.length > 0 && {
      notFoundIn: Object.fromEntries(others.map((other) => [other.content.edition.path, other.notFound])),
    }),
  };
  writeFileSync(join(site, "site.json"), JSON.stringify(manifest, null, 2));
}

/** Returns its address. */
function writeLateStyle(client: string, typefaces: readonly Typeface[]): string {
  const print = join(projectRoot, "app/styles/print.css");
  const { code } = transform({ filename: print, code: readFileSync(print), minify: true });
  const rules = faceRules(typefaces) + code.toString();
  const address = assetAddress("late", "css", rules);
  writeFileSync(join(client, address), rules);
  return address;
}

function inquiryContent([first, ...others]: readonly [Content, ...Content[]]): InquiryContent {
  const titlesIn = ({ packages, offers }: Content) => [...packages, ...offers].map(({ title }) => title);
  const titles = titlesIn(first);
  const editions = others.map((content) => {
    const own = titlesIn(content).map((title, index) => [title, titles[index] ?? title] as const);
    return [
      content.edition.path,
      {
        writtenIn: sayLanguage(content) ?? "",
        titles: Object.fromEntries(own),
        refusals: content.contact.refused.reasons,
      },
    ] as const;
  });
  return {
    titles,
    refusals: first.contact.refused.reasons,
    ...(editions.length > 0 && { editions: Object.fromEntries(editions) }),
  };
}

function fileOf(path: string): string {
  return `${path === "/" ? "" : `${path.slice(1)}/`}index.html`;
}
