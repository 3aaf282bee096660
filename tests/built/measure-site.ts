import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pagePaths, pathInLocale } from "#shared/pages.ts";
import { firstPictureBudget } from "#site-build/pictures/first-picture.ts";
import { currentRelease } from "#site-build/site-folder.ts";

export interface ByteFigure {
  what: string;
  bytes: number;
  /** Above it a test fails. */
  limit?: number;
}

const kibi = 1024;

/** The transferred bytes of a release's files, for one of its languages: compressed if the release has that form. */
export function measureSite(release = currentRelease(), locale = ""): ByteFigure[] {
  const client = join(release, "client");
  const read = (address: string) => readFileSync(join(client, address), "utf8");
  const sizeOf = (address: string) => {
    const file = join(client, address);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, address) => total + sizeOf(address), 0);
  const pages = Object.values(pagePaths)
    .map((path) => join(pathInLocale(locale, path).slice(1), "index.html"))
    .sort((one, other) => one.split("/").length - other.split("/").length || one.localeCompare(other));
  const [home = ""] = pages;
  const nameOf = (page: string) => (page === home ? "Home" : basename(dirname(page)));
  const scriptsOf = (page: string) => read(page).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  const homeScripts = withImports(scriptsOf(home), read);
  const [late = ""] = /\/assets\/late-\w+\.css/.exec(read(home)) ?? [];
  // Those for rare letters have a range.
  const faces = read(late).match(/@font-face\{(?:(?!unicode-range)[^}])+\}/g) ?? [];
  const fonts = faces.join().match(/\/assets\/[\w.-]+\.woff2/g) ?? [];
  const firstPicture = read(home).match(/<picture>(?:(?!<\/picture>).)*fetchpriority="high"/is)?.[0];
  const upright = firstPicture?.match(/\/pictures\/[\w-]+-tall-\d+\.avif/g) ?? [];
  const [store = ""] = globSync("assets/inquiry-store-*.js", { cwd: client });
  const rows: (readonly [what: string, bytes: number, limit?: number])[] = [
    // With its headers at most 14,600 bytes: what TCP sends before it waits for the first acknowledgement.
    ...pages.map((page) => [`HTML of ${nameOf(page)} with its styles`, sizeOf(page), 14 * kibi] as const),
    ["all scripts that Home loads", sum(homeScripts), 84 * kibi],
    ["of them libraries", sum(homeScripts.filter((address) => address.includes("/libraries-"))), 70 * kibi],
    // A page names its own script last.
    ...pages.map(
      (page) => [`own script of ${nameOf(page)}`, sum(scriptsOf(page).slice(-1)), 8 * kibi] as const,
    ),
    // With the modules of app/inquiry that stand in other scripts, 3 KiB.
    ["the inquiry's store, as gzip", statSync(join(client, `${store}.gz`)).size, 2.6 * kibi],
    ["service worker", sizeOf("sw.js")],
    ["two typefaces", sum(fonts), 72 * kibi],
    ["Home's first picture, largest upright AVIF", Math.max(0, ...upright.map(sizeOf)), firstPictureBudget],
  ];
  const figures = rows.map(([what, bytes, limit]) => ({ what, bytes, ...(limit && { limit }) }));
  const missing = figures.find(({ bytes }) => bytes === 0);
  if (missing)
    throw new Error(`The release in ${client} has nothing that can be measured as: ${missing.what}.`);
  return figures;
}

/** The scripts with all their static imports. */
function withImports(addresses: readonly string[], read: (address: string) => string): string[] {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    for (const [, name] of read(address).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g))
      visit(`/assets/${name}`);
  };
  for (const address of addresses) visit(address);
  return [...found];
}
