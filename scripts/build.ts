import "./load-env.ts";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder, mergeConfig } from "vite";
import { createRelease, publishRelease } from "#release/releases.ts";
import { SettingError } from "#service/config/read-settings.ts";
import { type Locale, listLocales } from "#site-build/content/locales.ts";
import { ContentError } from "#site-build/content/mistake.ts";
import { contentSource } from "#site-build/content/resolve.ts";
import { writePictures } from "#site-build/pictures/load.ts";
import { finishRelease, prerenderLocale, type RenderedLocale } from "#site-build/prerender.ts";
import { projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { adminPage, buildAdmin } from "../admin/build-admin.ts";
import { configFor } from "../vite.config.ts";
import { digestSources, stampFile } from "./build-stamp.ts";
import { buildIsRunning } from "./exit-status.ts";
import { lockProject } from "./lock-project.ts";

// npm run build: checks the content, makes pictures and scripts, prerenders the pages and publishes the release. Guests see
// nothing of it before the last step.

const sources = await digestSources();
const source = contentSource();
process.env.NODE_ENV = "production";
const startedAt = Date.now();
let folder: string | undefined;
try {
  const locales = listLocales(source.read());
  // Two builds would write into the same cache.
  if (!lockProject("build")) {
    console.error("Another build is running. Wait until it has finished, then try again.");
    process.exit(buildIsRunning);
  }
  console.log("Building the site. The first build takes a few minutes ...");
  // Before Vite, which would add a stack trace to a message about a photograph.
  const { pictures } = await source.resolve();
  const release = createRelease(siteFolder, Date.now());
  folder = release.folder;
  const client = join(folder, "client");
  const [rendered] = await Promise.all([renderLocales(folder, locales), writePictures(pictures, client)]);
  const { repository } = source.settings;
  if (repository) await buildAdmin(client, source.read(), repository);
  await finishRelease(folder, rendered, repository ? adminPage(repository) : {});
  writeFileSync(join(folder, stampFile), sources);
  publishRelease(siteFolder, release.id, Date.now());
  console.log(
    `The site was built and published in ${Math.round((Date.now() - startedAt) / 1000)} s (release ${release.id}).`,
  );
} catch (error) {
  if (folder) rmSync(folder, { recursive: true, force: true });
  console.error(explain(error));
  console.error("Nothing was published: guests see the site as before.");
  // Exits without waiting for pictures that are still being encoded.
  process.exit(1);
}

/** One locale after the other, because each build writes its manifest to the same file. */
async function renderLocales(site: string, locales: readonly Locale[]) {
  const rendered: RenderedLocale[] = [];
  for (const { path } of locales) {
    const builder = await createBuilder(
      mergeConfig(configFor(source, path), {
        root: projectRoot,
        configFile: false,
        logLevel: "warn",
        environments: { client: { build: { outDir: join(site, "client"), emptyOutDir: false } } },
      }),
    );
    await builder.buildApp();
    rendered.push(await prerenderLocale(site, await source.resolve(path)));
  }
  return rendered as [RenderedLocale, ...RenderedLocale[]];
}

function explain(error: unknown): string {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  if (error instanceof ContentError || error instanceof SettingError) return message;
  if (code === "ENOSPC" || /ENOSPC|no space left/i.test(message))
    return `The disk is full (${message}). Free some space, then try again.`;
  return stack ?? message;
}
