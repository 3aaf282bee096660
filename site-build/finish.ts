import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inquirySettings } from "#content/inquiry.ts";
import * as pageContents from "#content/pages.ts";
import { resort } from "#content/resort.ts";
import type { PageContent } from "#content/schema/pages.ts";
import { film, pictures, shareCards } from "#media/pictures.ts";
import { notSentPagePath, sentPagePath } from "#shared/inquiry.ts";
import type { SiteManifest } from "#shared/site-manifest.ts";
import { compressSite } from "./compress.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { deferStart } from "./defer-start.ts";
import { replaceOnce } from "./html-edit.ts";
import { inlineCss } from "./inline-css.ts";
import { lateFonts } from "./late-fonts.ts";
import { mapOrigins } from "./map/map-origins.ts";
import { writeServiceWorker } from "./offline/write-service-worker.ts";
import { addPageHead } from "./page-head.ts";
import { loadPictures } from "./pictures/load.ts";
import { headLinks, siteFiles } from "./site-files.ts";
import { projectRoot, siteFolder } from "./site-folder.ts";
import { structuredData } from "./structured-data.ts";

// What React Router wrote becomes what is served: styles inline, the start deferred, the head for crawlers, the
// policy of each page, and everything compressed. The service reads site.json and nothing else of this.

const client = join(siteFolder, "client");
const inClient = (name: string) => join(client, name);

const { shareAddresses } = await loadPictures({
  entries: pictures,
  shareCards,
  film,
  mediaFolder: join(projectRoot, "media"),
  cacheFolder: join(projectRoot, ".cache/pictures"),
});
const inquiryOrigins = inquirySettings.endpoint ? [new URL(inquirySettings.endpoint).origin] : [];
const allowed = { ...mapOrigins(), connect: inquiryOrigins, formAction: inquiryOrigins };
const contents: PageContent[] = Object.values(pageContents);

const manifest: SiteManifest = { name: resort.name, pages: {}, notFound: { file: "404.html", csp: "" } };
for (const page of contents) {
  const card = shareAddresses[page.shareCard];
  if (!card)
    throw new Error(
      `content/pages.ts: ${page.path} names the share card ${page.shareCard}, which was not made.`,
    );
  manifest.pages[page.path] = finishPage(page.path, (html) =>
    addPageHead(html, page, card, structuredData(page)),
  );
}
for (const path of [sentPagePath, notSentPagePath]) manifest.pages[path] = finishPage(path);

renameSync(inClient("404/index.html"), inClient("404.html"));
rmSync(inClient("404"), { recursive: true });
manifest.notFound = finishFile("404.html");
// React Router's fallback for unknown addresses: they are answered with 404.html here.
rmSync(inClient("__spa-fallback.html"), { force: true });
rmSync(inClient(".vite"), { recursive: true, force: true });

const files = await siteFiles(
  contents.map(({ path }) => path),
  readFileSync(inClient("icon.svg")),
);
for (const [name, content] of files) writeFileSync(inClient(name), content);
await writeServiceWorker(projectRoot, client);
compressSite(client);
writeFileSync(join(siteFolder, "site.json"), JSON.stringify(manifest, null, 2));

function finishPage(path: string, edit?: (html: string) => string) {
  return finishFile(`${path === "/" ? "" : `${path.slice(1)}/`}index.html`, edit);
}

function finishFile(file: string, edit = (html: string) => html) {
  const styled = lateFonts(
    inlineCss(readFileSync(inClient(file), "utf8"), (address) => readFileSync(inClient(address), "utf8")),
  );
  const linked = replaceOnce(styled, "</head>", () => `${headLinks}</head>`);
  const html = edit(deferStart(linked));
  writeFileSync(inClient(file), html);
  return { file, csp: contentSecurityPolicy(html, allowed) };
}
