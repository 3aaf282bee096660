import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#content/schema/subjects.ts";
import type { OfflineBuild } from "#shared/offline-build.ts";
import type { Typeface } from "#shared/page-to-render.ts";
import { type PageName, pageNames, pagePaths } from "#shared/pages.ts";
import { bundleScript } from "../bundle-script.ts";
import { offlinePage } from "./offline-page.ts";

/** Kept from the first visit on: it says how to reach us. */
const alwaysKept: PageName = "contact";

/**
 * Writes /sw.js, or /sw-hi.js, for the finished pages of an edition in `client`. Call it before the files are
 * compressed. `isOfOthers`: whether only other editions load a file.
 */
export async function writeServiceWorker(
  root: string,
  client: string,
  { content, typefaces: all }: { content: Content; typefaces: readonly Typeface[] },
  isOfOthers: (file: string) => boolean,
): Promise<void> {
  const { path: edition } = content.edition;
  const others = globSync("assets/*.{js,css,svg}", { cwd: client })
    .filter((file) => !isOfOthers(file))
    .map((file) => `/${file}`);
  // Those for rare letters are larger than all others together.
  const typefaces = all.filter(({ unicodeRange }) => !unicodeRange);
  const assets = [...others, ...typefaces.map(({ address }) => address)];
  const pages = pageNames
    .toSorted((one, other) => Number(other === alwaysKept) - Number(one === alwaysKept))
    .map((name) => {
      const page = content[`${name}Page`];
      const { label } = content.navigation.find(({ to }) => to === pagePaths[name]) ?? {};
      return [page.path, label ?? ("crumb" in page ? page.crumb : content.words.home)] as const;
    });
  const contents = pages.map(([path]) => readFileSync(join(client, path, "index.html")));
  const offline: Omit<OfflineBuild, "version"> = {
    assets: assets.sort(),
    pages,
    ...offlinePage(root, content, typefaces),
  };
  const version = createHash("sha256").update(JSON.stringify(offline));
  for (const page of contents) version.update(page);
  const complete: OfflineBuild = { version: version.digest("base64url").slice(0, 10), ...offline };
  const code = await bundleScript(join(root, "app/offline/service-worker.ts"), {
    __OFFLINE__: JSON.stringify(complete),
  });
  writeFileSync(join(client, `sw${edition && `-${edition}`}.js`), code);
}
