import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { checkSiteManifest, type SitePage } from "#shared/site-manifest.ts";
import { contentTypeOf } from "./content-types.ts";

export interface Variant {
  path: string;
  size: number;
  etag: string;
}

/** One thing that is served, in the encodings that the build left beside it. */
export interface SiteFile {
  type: string;
  immutable: boolean;
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
}

export interface Page extends SiteFile {
  csp: string;
  html: string;
}

export interface Site {
  name: string;
  /** By canonical address. */
  pages: Map<string, Page>;
  notFound: Page;
  /** By address. What is not in here does not exist, so no path a client invents ever reaches the disk. */
  files: Map<string, SiteFile>;
}

/** Reads the built site's inventory once. A new build is served after a restart. */
export function loadSite(siteDir: string): Site {
  const manifestFile = join(siteDir, "site.json");
  if (!existsSync(manifestFile))
    throw new Error(`There is no built site in ${siteDir}. "npm start" builds it and starts the service.`);
  const manifest = checkSiteManifest(JSON.parse(readFileSync(manifestFile, "utf8")));
  const clientDir = join(siteDir, "client");
  const files = new Map<string, SiteFile>();
  for (const path of listFiles(clientDir)) {
    const address = `/${relative(clientDir, path).split(sep).join("/")}`;
    if (!/\.(br|gz|html)$/.test(address)) files.set(address, describeFile(path, address));
  }
  const pages = Object.entries(manifest.pages).map(
    ([address, page]) => [address, loadPage(clientDir, page)] as const,
  );
  return {
    name: manifest.name,
    pages: new Map(pages),
    notFound: loadPage(clientDir, manifest.notFound),
    files,
  };
}

function loadPage(clientDir: string, { file, csp }: SitePage): Page {
  const path = join(clientDir, file);
  if (!existsSync(path)) throw new Error(`site.json names the page ${file}, which the build did not write.`);
  return { ...describeFile(path, `/${file}`), csp, html: readFileSync(path, "utf8") };
}

/** Hidden files stay hidden. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("."))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : entry.isFile() ? [path] : [];
    });
}

function describeFile(path: string, address: string): SiteFile {
  // The build puts a hash of the content into these names.
  const immutable = /^\/(assets|pictures|fonts)\//.test(address);
  return {
    type: contentTypeOf(path),
    immutable,
    identity: describeVariant(path, immutable),
    br: existsSync(`${path}.br`) ? describeVariant(`${path}.br`, immutable) : undefined,
    gzip: existsSync(`${path}.gz`) ? describeVariant(`${path}.gz`, immutable) : undefined,
  };
}

/** Where the name has the hash, reading the content again would only slow the start. */
function describeVariant(path: string, immutable: boolean): Variant {
  const { size, mtimeMs } = statSync(path);
  const mark = immutable
    ? `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`
    : createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22);
  return { path, size, etag: `"${mark}"` };
}
