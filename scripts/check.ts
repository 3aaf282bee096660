import { enableCompileCache } from "node:module";
import { join } from "node:path";

// npm run check: lists every mistake in content/, and the texts that a language lacks.

// Without the cache, compiling the schemas takes a third of the time.
enableCompileCache(join(import.meta.dirname, "../.cache/compiled"));
const { schemas } = await import("#content/schema.ts");
const { editionsOf, inEdition } = await import("#site-build/content/editions.ts");
const { ContentError } = await import("#site-build/content/mistake.ts");
const { loadContent } = await import("#site-build/content/read-content.ts");
const { loadPictures, pictureSources } = await import("#site-build/pictures/load.ts");

try {
  const content = loadContent();
  await loadPictures(pictureSources(content));
  console.log(`All ${Object.keys(schemas).length} files of content/ are right.`);
  for (const { path, name } of editionsOf(content).slice(1)) {
    const { missing } = inEdition(content, path);
    console.log(missing.length === 0 ? `${name}: no text is missing.` : `${name}: ${missing.length} missing`);
    for (const field of missing) console.log(`  ${field}`);
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
console.log(`Checked in ${(performance.now() / 1000).toFixed(2)} s.`);
