import { enableCompileCache } from "node:module";
import { join } from "node:path";

// npm run check: lists every mistake in content/

// Without the cache, compiling the schemas takes a third of the time.
enableCompileCache(join(import.meta.dirname, "../.cache/compiled"));
const { subjects } = await import("#content/schema/subjects.ts");
const { ContentError, formatMistake } = await import("#site-build/content/mistake.ts");
const { readContent } = await import("#site-build/content/read-content.ts");
const { contentFolder } = await import("#site-build/content/site-content.ts");
const { readEditions, sayMissing } = await import("#site-build/content/editions.ts");
const { loadPictures, pictureSources } = await import("#site-build/pictures/load.ts");

const { content, mistakes: inContent } = readContent(contentFolder);
const inPictures = content ? await loadPictures(pictureSources(content)).then(() => [], mistakesOf) : [];
const editions = content ? readEditions(contentFolder, content) : [];
// An edition that guests do not see yet must not stop the work on the others.
const mistakes = [
  ...inContent,
  ...inPictures,
  ...editions.flatMap((edition) => (edition.isPublic ? edition.mistakes : [])),
];
if (mistakes.length > 0) {
  console.error(new ContentError(mistakes).message);
  process.exitCode = 1;
} else {
  console.log(`All ${Object.keys(subjects).length} files of content/ are right.`);
  for (const { name, isPublic, missing, outdated, mistakes: inEdition } of editions) {
    console.log(`${name}${isPublic ? "" : " (not public)"}: ${sayMissing(missing)}`);
    for (const each of [...inEdition, ...outdated]) console.log(`  ${formatMistake(each)}`);
  }
}
console.log(`Checked in ${(performance.now() / 1000).toFixed(2)} s.`);

function mistakesOf(error: unknown) {
  if (error instanceof ContentError) return error.mistakes;
  throw error;
}
