import { statSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { subjectOf } from "./content/plugin.ts";
import type { ContentSource } from "./content/source.ts";
import { picturesNamedBy } from "./pictures/entries.ts";
import { type Asset, loadPictures, type PictureSources } from "./pictures/load.ts";
import { pictureSources } from "./pictures/site-sources.ts";

const rowPrefix = "virtual:picture/";
const addressesId = "virtual:picture-addresses";

/**
 * Makes every picture that content/ names and gives the app what it must know of them. A file of content/ that names
 * a picture imports that picture's row (`virtual:picture/<name>`), so that a page's script knows its own pictures
 * and no others. Both environments see the same rows; the files are written with the client's build alone.
 */
export function pictures(source: ContentSource): Plugin {
  let planned: { of: string; pictures: ReturnType<typeof loadPictures> } | undefined;
  const load = () => {
    const sources = pictureSources(source.read());
    // Reading all originals takes most of the time that a changed word needs to show in `npm run dev`.
    const of = JSON.stringify([sources, timesOf(sources)]);
    if (planned?.of !== of) planned = { of, pictures: loadPictures(sources) };
    return planned.pictures;
  };
  return {
    name: "kafal:pictures",
    // One instance for client and ssr: planned once, whichever comes first.
    sharedDuringBuild: true,
    async buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      const { outDir } = this.environment.config.build;
      await rm(path.resolve(this.environment.config.root, outDir, "pictures"), {
        recursive: true,
        force: true,
      });
    },
    resolveId(id) {
      return id.startsWith(rowPrefix) || id === addressesId ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${addressesId}`) return { code: (await load()).addressesModule, moduleType: "js" };
      if (!id.startsWith(`\0${rowPrefix}`)) return;
      return { code: (await load()).rowModule(id.slice(rowPrefix.length + 1)), moduleType: "js" };
    },
    transform(code, id) {
      const file = subjectOf(id, source);
      const named = file ? picturesNamedBy(file, source.read()).filter(({ use }) => use) : [];
      if (named.length === 0) return;
      const rows = new Set(named.map(({ picture }) => `import "${rowPrefix}${picture}";`));
      return { code: [...rows].join("") + code, map: null };
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { assets, finish } = await load();
      await inPairs(assets, async (asset) => {
        this.emitFile({ type: "asset", fileName: asset.address.slice(1), source: await asset.bytes() });
      });
      await finish();
    },
    configureServer(server) {
      server.middlewares.use("/pictures/", (request, response, next) => {
        const address = `/pictures${(request.url ?? "").replace(/\?.*/, "")}`;
        load()
          .then(({ assets }) => assets.find((asset) => asset.address === address))
          .then(async (asset) => {
            if (!asset) return next();
            response.setHeader("Content-Type", asset.type);
            response.end(await asset.bytes());
          })
          .catch(next);
      });
    },
  };
}

/** When each photograph was last replaced. */
function timesOf({ entries, mediaFolder }: PictureSources): number[] {
  const files = Object.values(entries).flatMap(({ file, tallFile }) => [file, tallFile ?? file]);
  return files.map(
    (file) => statSync(path.join(mediaFolder, "originals", file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
}

/** sharp uses both cores for one AVIF only part of the time; two at once keep them busy. */
async function inPairs(assets: readonly Asset[], work: (asset: Asset) => Promise<void>) {
  const rest = [...assets];
  const worker = async () => {
    for (let asset = rest.shift(); asset; asset = rest.shift()) await work(asset);
  };
  await Promise.all([worker(), worker()]);
}
