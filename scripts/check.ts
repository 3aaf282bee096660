import { enableCompileCache } from "node:module";
import { join } from "node:path";

// npm run check: lists every mistake in content/

// Without the cache, compiling the schemas takes a third of the time.
enableCompileCache(join(import.meta.dirname, "../.cache/compiled"));
const { subjects } = await import("#content/schema/subjects.ts");
const { ContentError } = await import("#site-build/content/mistake.ts");
const { readContent } = await import("#site-build/content/read-content.ts");
const { contentFolder } = await import("#site-build/content/site-content.ts");

const { readEditions, sayMissing } = await import("#site-build/content/editions.ts");

const { content, mistakes: own } = readContent(contentFolder);
const editions = content ? readEditions(contentFolder, content) : [];
const mistakes = [...own, ...editions.flatMap((edition) => edition.mistakes)];
if (mistakes.length > 0) {
  console.error(new ContentError(mistakes).message);
  process.exitCode = 1;
} else {
  console.log(`All ${Object.keys(subjects).length} files of content/ are right.`);
  for (const { name, missing } of editions) console.log(`${name}: ${sayMissing(missing)}`);
}
console.log(`Checked in ${(performance.now() / 1000).toFixed(2)} s.`);
