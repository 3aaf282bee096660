import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { testSite } from "../site/settings.ts";

const folder = join(projectRoot, ".cache/test-site/editions");
export const editionsSite = join(folder, "dist");
export const editionsContent = join(folder, "content");

/** A handful of German texts. All others are missing. */
export const german = {
  "navigation.yaml": { navigation: [{ label: "Start" }, { label: "Pakete" }, {}, {}, {}, {}] },
  "pages/packages.yaml": { title: "Pakete im {name}", heading: "Unsere Pakete" },
  "packages.yaml": { packages: { "adventure-plus": { title: "Abenteuer Plus" } } },
  "contact.yaml": {
    submit: "Absenden",
    sent: "Ihre Anfrage ist angekommen.",
    notSentPage: { heading: "Noch nicht gesendet" },
  },
};

/** Builds the tests' site with editions in Hindi and German, unless it is built already. tests/site/global-setup.ts calls this. */
export function buildEditions(): void {
  rmSync(editionsContent, { recursive: true, force: true });
  const edit = copyContent(editionsContent);
  edit("editions.yaml", ({ editions }) => {
    const others = { direction: "ltr", isPublic: true };
    editions.push({ language: "hi-IN", path: "hi", name: "हिन्दी", ...others });
    editions.push({ language: "de-DE", path: "de", name: "Deutsch", ...others });
  });
  cpSync(join(projectRoot, "tests/site/content/hi"), join(editionsContent, "hi"), { recursive: true });
  for (const [file, texts] of Object.entries(german)) {
    const path = join(editionsContent, "de", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, stringify(texts));
  }
  buildSite({ ...testSite, CONTENT_DIR: editionsContent, SITE_DIR: editionsSite });
}
