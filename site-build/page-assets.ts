import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";
import type { Typeface } from "#shared/page-to-render.ts";

/** Reads Vite's manifest in `client`. Returns all files, such as assets/shared-x7Kq.js, and a function for those of a page. */
export function readAssets(client: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  const all = Object.values(manifest);
  const files = new Set(all.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  const entry = chunkNamed(manifest, "app/entry.client.tsx");
  // A digest of the file names, which contain hashes of the content.
  const release = hash("sha256", [...files].sort().join("\n"), "base64url").slice(0, 10);
  const assetsOf = (pageSource: string) => {
    const named = { ...withImports(manifest, "app/entry.client.tsx"), ...withImports(manifest, pageSource) };
    const chunks = Object.values(named);
    const styles = new Set([entry, ...chunks].flatMap(({ css = [] }) => css));
    const textOf = (file: string) => readFileSync(join(client, file), "utf8");
    return {
      styles: [...styles].map((file) => ({ url: `/${file}`, text: textOf(file) })),
      release,
      loader: `/${chunkNamed(manifest, "app/start.ts").file}`,
      // Each after its imports; the page's own script comes last.
      modules: chunks.map(({ file }) => `/${file}`),
    };
  };
  return { files, release, assetsOf };
}

/** A chunk and its static imports, imports first. */
function withImports(manifest: Manifest, name: string): Manifest {
  const chunk = chunkNamed(manifest, name);
  return Object.fromEntries([
    ...(chunk.imports ?? []).flatMap((imported) => Object.entries(withImports(manifest, imported))),
    [name, chunk],
  ]);
}

function chunkNamed(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Vite has built nothing from ${name}.`);
  return chunk;
}

export const fontFaceRules = (typefaces: readonly Typeface[]): string =>
  typefaces
    .map(
      ({ family, url, weight, unicodeRange }) =>
        `@font-face{font-family:"${family}";src:url("${url}");font-weight:${weight};${unicodeRange ? `unicode-range:${unicodeRange};` : ""}font-display:swap}`,
    )
    .join("");
