import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { ownerContent } from "../site/make-content.ts";
import { testSite } from "../site/settings.ts";

const folder = join(projectRoot, ".cache/test-site/editions");
export const editionsSite = join(folder, "dist");
export const editionsContent = join(folder, "content");

/** Builds the owner's content with German beside Hindi, unless it is built already: a handful of texts, and no words of the interface. */
export function buildEditions(): void {
  rmSync(editionsContent, { recursive: true, force: true });
  cpSync(ownerContent, editionsContent, { recursive: true, filter: (file) => !file.endsWith(".ts") });
  const edit = copyContent(editionsContent, editionsContent);
  edit("site.yaml", ({ languages }) => languages.push("de-DE"));
  edit("packages.yaml", (file) => {
    file.packages[1].title_de = "Abenteuer Plus";
    file.lead_de = "Unsere Pakete im {name}.";
  });
  buildSite({ ...testSite, CONTENT_DIR: editionsContent, SITE_DIR: editionsSite });
}
