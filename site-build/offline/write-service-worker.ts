import { hash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OfflineBuild } from "#shared/offline-build.ts";
import type { Typeface } from "#shared/page-to-render.ts";
import { pagePaths, pathInLocale, unlistedPaths } from "#shared/pages.ts";
import { bundleScript } from "../bundle-script.ts";
import { projectRoot } from "../site-folder.ts";

/** Writes the service worker of a locale, /sw.js or /sw-hi.js. Its pages must already be rendered. */
export async function writeServiceWorker(
  client: string,
  locale: string,
  typefaces: readonly Typeface[],
  isOnlyInOtherLocales: (file: string) => boolean,
): Promise<void> {
  const files = globSync("assets/*.{js,css,svg}", { cwd: client })
    .filter((file) => !isOnlyInOtherLocales(file))
    // Offline, the drawing of the map is enough.
    .filter((file) => !file.startsWith("assets/show-map"));
  // Typefaces for rare letters are left out, because they are larger than all others together.
  const faces = typefaces.filter(({ unicodeRange }) => !unicodeRange).map(({ url }) => url);
  const pages = [...Object.values(pagePaths), unlistedPaths.offline].map((path) =>
    pathInLocale(locale, path),
  );
  const offline: Omit<OfflineBuild, "version"> = {
    assets: [...files.map((file) => `/${file}`), ...faces].sort(),
    pages,
    contact: pathInLocale(locale, pagePaths.contact),
    offline: pathInLocale(locale, unlistedPaths.offline),
  };
  const texts = pages.map((path) => readFileSync(join(client, path, "index.html"), "utf8"));
  const version = hash("sha256", JSON.stringify([offline, texts]), "base64url").slice(0, 10);
  const complete: OfflineBuild = { version, ...offline };
  const code = await bundleScript(join(projectRoot, "app/offline/service-worker.ts"), {
    __OFFLINE__: JSON.stringify(complete),
  });
  writeFileSync(join(client, `sw${locale && `-${locale}`}.js`), code);
}
