import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { serveRelease } from "../site/serve.ts";
import { testSite } from "../site/settings.ts";

const folder = join(projectRoot, ".cache/test-site/editions");
const siteDir = join(folder, "dist");
const contentDir = join(folder, "content");

/** A handful of German texts. All others are missing. */
export const german = {
  "words.yaml": { skipToContent: "Zum Inhalt springen", home: "Start", logo: "{name}, Startseite" },
  "navigation.yaml": { navigation: [{ label: "Start" }, { label: "Pakete" }, {}, {}, {}, {}] },
  "pages/packages.yaml": { title: "Pakete im {name}", heading: "Unsere Pakete" },
  "packages.yaml": { packages: { "adventure-plus": { title: "Abenteuer Plus" } } },
  "error-page.yaml": { statuses: { 404: "Diese Seite gibt es nicht" } },
  "contact.yaml": {
    submit: "Absenden",
    sent: "Ihre Anfrage ist angekommen.",
    notSentPage: { heading: "Noch nicht gesendet" },
  },
  "offline.yaml": { title: "Kein Netz" },
};

/** Builds the tests' site with a German edition, unless it is built already. */
export function buildEditions(): void {
  rmSync(contentDir, { recursive: true, force: true });
  const edit = copyContent(contentDir);
  edit("editions.yaml", ({ editions }) => {
    editions.push({ language: "de-DE", path: "de", name: "Deutsch", direction: "ltr", isPublic: true });
  });
  for (const [file, texts] of Object.entries(german)) {
    const path = join(contentDir, "de", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, stringify(texts));
  }
  buildSite({ ...testSite, CONTENT_DIR: contentDir, SITE_DIR: siteDir });
}

/** tests/site/global-setup.ts has built it: workers that build at the same time would disturb each other. */
export async function serveEditions() {
  const dataDir = mkdtempSync(join(tmpdir(), "editions-"));
  const service = await serveRelease({ SITE_DIR: siteDir, DATA_DIR: dataDir });
  return {
    address: service.address,
    dataDir,
    async stop() {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
