import { hash } from "node:crypto";
import { type Dirent, existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType, mimes } from "hono/utils/mime";
import { createAddressBook } from "#service/site/page-address.ts";
import { immutableFolders } from "#service/site/site-headers.ts";
import { checkSiteManifest, type SiteManifest } from "#shared/site-manifest.ts";

export interface Variant {
  path: string;
  size: number;
  etag: string;
}

/** A file that is served, in the encodings that the build wrote. */
export interface SiteFile {
  type: string;
  immutable: boolean;
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
}

interface Page extends SiteFile {
  csp: string;
  html: string;
}

export interface Site extends Pick<SiteManifest, "name" | "inquiry" | "keptDays"> {
  /** By canonical address. */
  pages: Map<string, Page>;
  findSpelling: (path: string) => string | undefined;
  notFound: Page;
  /** By edition. */
  notFoundIn: Map<string, Page>;
  /** By address. Nothing else is served, so a client's path never reaches the disk. */
  files: Map<string, SiteFile>;
}

/** Reads the inventory of one built site. */
export async function loadSite(folder: string): Promise<Site> {
  const manifestFile = join(folder, "site.json");
  if (!existsSync(manifestFile))
    throw new Error(`There is no built site in ${folder}. "npm start" builds it and starts the service.`);
  const manifest = checkSiteManifest(JSON.parse(await readFile(manifestFile, "utf8")));
  const clientDir = join(folder, "client");
  const names = await listFiles(clientDir);

  async function loadPage({ file, csp }: { file: string; csp: string }): Promise<Page> {
    if (!names.has(file)) throw new Error(`site.json names the page ${file}, which the build did not write.`);
    const html = await readFile(join(clientDir, file), "utf8");
    return { ...(await describeFile(clientDir, file, names)), csp, html };
  }

  const pages = new Map<string, Page>();
  for (const [address, page] of Object.entries(manifest.pages)) pages.set(address, await loadPage(page));
  const notFoundIn = new Map<string, Page>();
  for (const [edition, page] of Object.entries(manifest.notFoundIn ?? {}))
    notFoundIn.set(edition, await loadPage(page));
  const files = new Map<string, SiteFile>();
  for (const name of names)
    if (!/\.(br|gz|html)$/.test(name)) files.set(`/${name}`, await describeFile(clientDir, name, names));
  return {
    name: manifest.name,
    keptDays: manifest.keptDays,
    inquiry: manifest.inquiry,
    pages,
    findSpelling: createAddressBook(pages.keys()),
    notFound: await loadPage(manifest.notFound),
    notFoundIn,
    files,
  };
}

/** By path below `folder`, with slashes. Hidden files stay hidden, and so does what a symbolic link leads to. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: Dirent) =>
    relative(folder, join(parentPath, name)).split(sep).join("/");
  // The recursion follows links to folders.
  const links = entries.filter((entry) => entry.isSymbolicLink()).map((entry) => `${pathOf(entry)}/`);
  const names = entries.filter((entry) => entry.isFile()).map(pathOf);
  return new Set(
    names.filter((name) => !/(^|\/)\./.test(name) && !links.some((link) => name.startsWith(link))),
  );
}

async function describeFile(clientDir: string, name: string, names: Set<string>): Promise<SiteFile> {
  const immutable = immutableFolders.some((folder) => name.startsWith(`${folder}/`));
  const describe = (variant: string) => describeVariant(join(clientDir, variant), immutable);
  return {
    type: contentTypeOf(name),
    immutable,
    identity: await describe(name),
    br: names.has(`${name}.br`) ? await describe(`${name}.br`) : undefined,
    gzip: names.has(`${name}.gz`) ? await describe(`${name}.gz`) : undefined,
  };
}

/** Without reading files whose name has a hash: that would slow the start. */
async function describeVariant(path: string, immutable: boolean): Promise<Variant> {
  const { size, mtimeMs } = await stat(path);
  const mark = immutable
    ? `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`
    : hash("sha256", await readFile(path), "base64url").slice(0, 11);
  return { path, size, etag: `"${mark}"` };
}

const types = { ...mimes, geojson: "application/geo+json" };

/** With nosniff a browser believes this and nothing else, so an unknown type is only ever downloaded. */
export function contentTypeOf(file: string): string {
  return getMimeType(file, types) ?? "application/octet-stream";
}
