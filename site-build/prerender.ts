import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InquiryContent, SiteManifest } from "#release/site-manifest.ts";
import type { PageToRender, Rendering, Typeface } from "#shared/page-to-render.ts";
import {
  errorStatuses,
  pageNames,
  pagePaths,
  pageSource,
  pathInLocale,
  releasePath,
  unlistedPaths,
} from "#shared/pages.ts";
import { compressSite } from "./compress.ts";
import { languageNoteOf } from "./content/locales.ts";
import { findMedia } from "./content/read-content.ts";
import type { LocaleSite } from "./content/resolve.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { assetUrl } from "./digest.ts";
import { readLogo } from "./draw-icon.ts";
import { writeServiceWorker } from "./offline/write-service-worker.ts";
import { fontFaceRules, readAssets } from "./page-assets.ts";
import { alternatesOf, siteFiles } from "./site-files.ts";
import { mediaFolder, prerenderFolder } from "./site-folder.ts";
import { absoluteUrl, structuredData } from "./structured-data.ts";

export type RenderedLocale = Awaited<ReturnType<typeof prerenderLocale>>;

/** Renders all pages of a locale into `folder`, where Vite has already put the scripts. */
export async function prerenderLocale(folder: string, localeSite: LocaleSite) {
  const { content, settings, pages, pictures } = localeSite;
  const { locale, locales } = content;
  const client = join(folder, "client");
  const rendering = pathToFileURL(join(prerenderFolder(locale.path), "entry.prerender.js")).href;
  const { renderPage, typefaces }: Rendering = await import(rendering);
  const { files, release, assetsOf } = readAssets(client);
  writeFileSync(join(client, releasePath(locale.path)), release);
  const formOrigins = settings.emailjs ? ["https://api.emailjs.com"] : [];
  const typefaceStylesheet = writeTypefaceStylesheet(client, typefaces);
  const pathOf = (path: string) => pathInLocale(locale.path, path);

  async function writePage(name: string, path: string, head?: Partial<PageToRender>, file = fileOf(path)) {
    const html = await renderPage({ path, typefaceStylesheet, ...assetsOf(pageSource(name)), ...head });
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), html);
    return { file, csp: contentSecurityPolicy(html, formOrigins) };
  }

  /** By path. */
  const rendered: SiteManifest["pages"] = {};
  for (const name of pageNames) {
    const page = pages[name];
    rendered[page.path] = await writePage(name, page.path, {
      page: { ...page, card: absoluteUrl(pictures.cards[name], settings) },
      alternates: locales.length > 1 ? alternatesOf(pagePaths[name], locales, settings) : [],
      structuredData: structuredData(name, localeSite, absoluteUrl(pictures.cards.home, settings)),
    });
  }
  for (const [name, path] of Object.entries(unlistedPaths))
    rendered[pathOf(path)] = await writePage(name, pathOf(path));
  const errors: SiteManifest["errors"] = {};
  for (const path of errorStatuses.map((status) => pathOf(`/${status}`)))
    errors[path] = await writePage("error", path, {}, `${path.slice(1)}.html`);
  return { ...localeSite, rendered, errors, files: files.add(typefaceStylesheet.slice(1)), typefaces };
}

/** Writes the files that concern all locales, and site.json. `locales`: in the order of site.yaml. */
export async function finishRelease(
  folder: string,
  locales: readonly [RenderedLocale, ...RenderedLocale[]],
  /** The page /admin, if the site has it. */
  extraPages: SiteManifest["pages"] = {},
): Promise<void> {
  const [first] = locales;
  const { site } = first.content;
  const { siteUrl, retentionDays } = first.settings;
  const client = join(folder, "client");
  rmSync(join(client, ".vite"), { recursive: true });
  const icon = join(client, "icon.svg");
  const logo = site.logo && findMedia(site.logo, mediaFolder);
  if (logo) writeFileSync(icon, await readLogo(logo));
  for (const [name, bytes] of await siteFiles(locales, readFileSync(icon)))
    writeFileSync(join(client, name), bytes);
  for (const own of locales) {
    const isOnlyInOtherLocales = (file: string) =>
      !own.files.has(file) && locales.some(({ files }) => files.has(file));
    await writeServiceWorker(client, own.content.locale.path, own.typefaces, isOnlyInOtherLocales);
  }
  await compressSite(client);
  const manifest: SiteManifest = {
    name: site.name,
    address: siteUrl,
    timeZone: site.timeZone,
    contact: {
      Mail: site.email,
      Telephones: site.telephones.join(", "),
      WhatsApp: site.chatTelephone ?? "none",
    },
    keptDays: retentionDays,
    inquiry: inquiryContent(locales),
    pages: Object.assign({}, ...locales.map(({ rendered }) => rendered), extraPages),
    errors: Object.assign({}, ...locales.map(({ errors }) => errors)),
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest, null, 2));
}

/** Returns the stylesheet's URL. */
function writeTypefaceStylesheet(client: string, typefaces: readonly Typeface[]): string {
  const rules = fontFaceRules(typefaces);
  const url = assetUrl("late", "css", rules);
  writeFileSync(join(client, url), rules);
  return url;
}

/** The part of the content that the service needs. */
export function inquiryContent([first, ...others]: readonly [LocaleSite, ...LocaleSite[]]): InquiryContent {
  const locales = others.map(({ content: { locale }, words }) => [
    locale.path,
    { languageNote: languageNoteOf(locale) ?? "", refusals: words.inquiry.refused.reasons },
  ]);
  return {
    refusals: first.words.inquiry.refused.reasons,
    ...(locales.length > 0 && { editions: Object.fromEntries(locales) }),
  };
}

function fileOf(path: string): string {
  return `${path === "/" ? "" : `${path.slice(1)}/`}index.html`;
}
