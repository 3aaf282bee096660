import { statSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { tellMistake } from "./content/mistake.ts";
import { subjectOf } from "./content/plugin.ts";
import type { ContentSource } from "./content/source.ts";
import { picturesNamedBy } from "./pictures/entries.ts";
import { loadPictures, type PictureSources } from "./pictures/load.ts";
import { pictureSources } from "./pictures/site-sources.ts";

const rowPrefix = "virtual:picture/";
const addressesId = "virtual:picture-addresses";

/**
 * Gives the app what it must know of the pictures that content/ names; the build writes their files (write-pictures.ts).
 * A file of content/ that names a picture imports that picture's row (`virtual:picture/<name>`), so that a page's script knows its own pictures
 * and no others. Both environments see the same rows.
 */
export function pictures(source: ContentSource): Plugin {
  let warn = (_sentence: string) => {};
  let planned: { of: string; pictures: ReturnType<typeof loadPictures> } | undefined;
  const load = () => {
    const sources = pictureSources(source.read());
    // Reading all originals takes most of the time that a changed word needs to show in `npm run dev`.
    const of = JSON.stringify([sources, timesOf(sources)]);
    if (planned?.of === of) return planned.pictures;
    const loaded = loadPictures(sources);
    planned = { of, pictures: loaded };
    // Whoever asked for the pictures hears of their mistakes.
    loaded.then(
      ({ warnings }) => {
        for (const warning of warnings) warn(tellMistake(warning));
      },
      () => {},
    );
    return loaded;
  };
  return {
    name: "site:pictures",
    // One instance for client and ssr: planned once, whichever comes first.
    sharedDuringBuild: true,
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
    configureServer(server) {
      // The build tells them at its end.
      warn = (sentence) => server.config.logger.warn(sentence, { timestamp: true });
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
