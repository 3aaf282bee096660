import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { pageNames, pagePaths, pageSource } from "#shared/pages.ts";
import { loadContent } from "#site-build/content/site-content.ts";
import { currentRelease } from "#site-build/site-folder.ts";

const { home } = loadContent();

// What a guest's connection carries, measured on the built site. The figures are printed, so that a budget that is
// nearly used up is seen before it is exceeded.

const kibi = 1024;
const budgets = {
  pageBytes: 14 * kibi,
  homeScriptBytes: 84 * kibi,
  libraryBytes: 70 * kibi,
  routeScriptBytes: 8 * kibi,
  fontBytes: 45 * kibi,
  heroPictureBytes: 65 * kibi,
};

const client = join(currentRelease(), "client");
const assets = join(client, "assets");
const assetNames = readdirSync(assets);
const read = (name: string) => readFileSync(join(client, name));
/** As it is served: the build leaves the brotli form beside every file that gains by it. */
const compressed = (name: string) => {
  const file = join(client, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

function print(what: string, bytes: number, limit: number) {
  console.log(`${what}: ${bytes} of ${limit} bytes (${Math.round((bytes / limit) * 100)} %)`);
}

describe("budgets", () => {
  for (const path of Object.values(pagePaths)) {
    it(`the page ${path} with its styles`, () => {
      const bytes = compressed(path === "/" ? "index.html" : `${path.slice(1)}/index.html`);
      print(`HTML of ${path}`, bytes, budgets.pageBytes);
      expect(bytes).toBeLessThanOrEqual(budgets.pageBytes);
    });
  }

  it("all script that Home loads", () => {
    const html = read("index.html").toString();
    const named = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address);
    const all = withImports(named);
    const bytes = all.reduce((sum, address) => sum + compressed(address), 0);
    for (const address of all) console.log(`  ${address}: ${compressed(address)}`);
    const libraries = compressed(all.find((address) => address.includes("/libraries-")) ?? "");
    print("  of it libraries", libraries, budgets.libraryBytes);
    expect(libraries).toBeLessThanOrEqual(budgets.libraryBytes);
    print("Script of Home", bytes, budgets.homeScriptBytes);
    expect(bytes).toBeLessThanOrEqual(budgets.homeScriptBytes);
  });

  for (const route of pageNames) {
    it(`the own script of ${route}`, () => {
      const component = basename(pageSource(route), ".tsx");
      const chunks = assetNames.filter((name) => name.startsWith(`${component}-`) && name.endsWith(".js"));
      expect(chunks).toHaveLength(1);
      const bytes = compressed(`assets/${chunks[0]}`);
      print(`Script of ${route} alone`, bytes, budgets.routeScriptBytes);
      expect(bytes).toBeLessThanOrEqual(budgets.routeScriptBytes);
    });
  }

  it("two font files", () => {
    // A third one comes for text in Devanagari, which our own pages have as drawings only.
    const fonts = assetNames.filter((name) => name.endsWith(".woff2") && !name.includes("devanagari"));
    expect(fonts).toHaveLength(2);
    const bytes = fonts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0);
    print("Fonts", bytes, budgets.fontBytes);
    expect(bytes).toBeLessThanOrEqual(budgets.fontBytes);
  });

  it("the hero's first picture, in the tall crop that phones of 3x take", () => {
    const html = read("index.html").toString();
    const pattern = new RegExp(`/pictures/${home.hero.pictures[0]}-[\\w-]+\\.avif`, "g");
    const candidates = [...new Set(Array.from(html.matchAll(pattern), ([address]) => address))];
    const sizeOf = (address: string) => statSync(join(client, address)).size;
    for (const address of candidates) console.log(`  ${address}: ${sizeOf(address)}`);
    const tall = candidates.filter((address) => address.includes("-tall-")).map(sizeOf);
    expect(tall.length).toBeGreaterThan(0);
    print("Largest of them", Math.max(...tall), budgets.heroPictureBytes);
    expect(Math.max(...tall)).toBeLessThanOrEqual(budgets.heroPictureBytes);
  });
});

/** The modules and all that they import statically: one is never loaded without the other. */
function withImports(addresses: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const text = read(address).toString();
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g))
      visit(`/assets/${name}`);
  };
  for (const address of addresses) visit(address);
  return [...found];
}
