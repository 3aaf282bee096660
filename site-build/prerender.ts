import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "lightningcss";
import type { InquiryContent, SiteManifest } from "#release/site-manifest.ts";
import type { PageToRender, Rendering, Typeface } from "#shared/page-to-render.ts";
import { addressIn, errorStatuses, pageNames, pagePaths, pageSource, unlistedPaths } from "#shared/pages.ts";
import { compressSite } from "./compress.ts";
import { languageNoteOf } from "./content/editions.ts";
import { findMedia } from "./content/read-content.ts";
import type { EditionSite } from "./content/resolve.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { assetAddress } from "./digest.ts";
import { readLogo } from "./draw-icon.ts";
import { writeServiceWorker } from "./offline/write-service-worker.ts";
import { faceRules, readAssets } from "./page-assets.ts";
import { alternatesOf, siteFiles } from "./site-files.ts";
import { mediaFolder, prerenderFolder, projectRoot } from "./site-folder.ts";
import { absolute, structuredData } from "./structured-data.ts";

export type RenderedEdition = Awaited<ReturnType<typeof prerenderEdition>>;

/** Renders every page of an edition into `folder`, where Vite has just put its scripts. */
export async function prerenderEdition(folder: string, own: EditionSite) {
  const { content, pages, pictures } = own;
  const { site, edition, editions } = content;
  const client = join(folder, "client");
  const rendering = pathToFileURL(join(prerenderFolder(edition.path), "entry.prerender.js")).href;
  const { renderPage, typefaces }: Rendering = await import(rendering);
  const { files, assetsOf } = readAssets(client);
  const mailers = site.emailjs ? ["https://api.emailjs.com"] : [];
  const lateStyle = writeLateStyle(client, typefaces);
  const addressOf = (path: string) => addressIn(edition.path, path);

  async function write(name: string, address: string, head?: Partial<PageToRender>, file = fileOf(address)) {
    const html = await renderPage({ address, lateStyle, ...assetsOf(pageSource(name)), ...head });
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), html);
    return { file, csp: contentSecurityPolicy(html, mailers) };
  }

  /** By address. */
  const rendered: SiteManifest["pages"] = {};
  for (const name of pageNames) {
    const page = pages[name];
    rendered[page.path] = await write(name, page.path, {
      page: { ...page, card: absolute(pictures.cards[name], site) },
      alternates: editions.length > 1 ? alternatesOf(pagePaths[name], editions, site) : [],
      data: structuredData(name, own, absolute(pictures.cards.home, site)),
    });
  }
  for (const [name, path] of Object.entries(unlistedPaths))
    rendered[addressOf(path)] = await write(name, addressOf(path));
  const errors: SiteManifest["errors"] = {};
  for (const address of errorStatuses.map((status) => addressOf(`/${status}`)))
    errors[address] = await write("error", address, {}, `${address.slice(1)}.html`);
  return { ...own, rendered, errors, files: files.add(lateStyle.slice(1)), typefaces };
}

/** Writes all other files of the release. `editions`: the first one first. */
export async function finishRelease(
  folder: string,
  editions: readonly [RenderedEdition, ...RenderedEdition[]],
  /** /admin, if the site has it. */
  more: SiteManifest["pages"] = {},
): Promise<void> {
  const [first] = editions;
  const { site } = first.content;
  const client = join(folder, "client");
  rmSync(join(client, ".vite"), { recursive: true });
  const icon = join(client, "icon.svg");
  const logo = site.logo && findMedia(site.logo, mediaFolder);
  if (logo) writeFileSync(icon, await readLogo(logo));
  for (const [name, bytes] of await siteFiles(editions, readFileSync(icon)))
    writeFileSync(join(client, name), bytes);
  for (const own of editions) {
    const isOfOthers = (file: string) =>
      !own.files.has(file) && editions.some(({ files }) => files.has(file));
    await writeServiceWorker(client, own.content.edition.path, own.typefaces, isOfOthers);
  }
  await compressSite(client);
  const manifest: SiteManifest = {
    name: site.name,
    address: new URL(site.siteUrl).origin,
    keptDays: site.keptDays,
    inquiry: inquiryContent(editions),
    pages: Object.assign({}, ...editions.map(({ rendered }) => rendered), more),
    errors: Object.assign({}, ...editions.map(({ errors }) => errors)),
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest, null, 2));
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

function inquiryContent([first, ...others]: readonly [EditionSite, ...EditionSite[]]): InquiryContent {
  const editions = others.map(({ content: { edition }, words }) => [
    edition.path,
    { languageNote: languageNoteOf(edition) ?? "", refusals: words.inquiry.refused.reasons },
  ]);
  return {
    refusals: first.words.inquiry.refused.reasons,
    ...(editions.length > 0 && { editions: Object.fromEntries(editions) }),
  };
}

function fileOf(path: string): string {
  return `${path === "/" ? "" : `${path.slice(1)}/`}index.html`;
}
