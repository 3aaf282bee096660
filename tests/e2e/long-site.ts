import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent, type Yaml } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { serveRelease } from "../site/serve.ts";
import { testSite } from "../site/settings.ts";

const folder = join(projectRoot, ".cache/test-site/long");
const entries = 11;
/** The limits of the layout. */
const limits: Readonly<Record<string, number>> = {
  telephones: 5,
  social: 3,
  words: 8,
  ways: 6,
  languages: 1,
};
const files = ["site", "home", "packages", "offers", "dining", "about", "contact"];

/** Every list with many entries. Addresses of their own are numbered. */
function lengthen(data: Yaml) {
  for (const [key, value] of Object.entries<Yaml>(data)) {
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) {
      lengthen(value);
      continue;
    }
    for (const entry of value) if (typeof entry === "object") lengthen(entry);
    data[key] = Array.from({ length: limits[key] ?? entries }, (_, index) => {
      const entry = structuredClone(value[index % value.length]);
      if (entry.price && entry.title && index >= value.length) entry.title += ` ${index}`;
      return entry;
    });
  }
}

/** Builds and serves a site with many entries in each list, and a long name. */
export async function serveLongSite() {
  const content = join(folder, "content");
  rmSync(content, { recursive: true, force: true });
  const edit = copyContent(content);
  for (const file of files) edit(`${file}.yaml`, lengthen);
  edit("home.yaml", ({ hero }) => {
    hero.pictures = hero.pictures.slice(0, 6);
  });
  edit("site.yaml", (data) => {
    data.name = "Kafalridgehimalayanforestcottages Resort";
  });
  const site = { CONTENT_DIR: content, SITE_DIR: join(folder, "dist") };
  buildSite({ ...testSite, ...site });
  return serveRelease({ SITE_DIR: site.SITE_DIR, DATA_DIR: mkdtempSync(join(tmpdir(), "kafal-data-")) });
}
