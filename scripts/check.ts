import { enableCompileCache } from "node:module";
import { join } from "node:path";

// npm run check: lists every mistake in content/

// Without the cache, compiling the schemas takes a third of the time.
enableCompileCache(join(import.meta.dirname, "../.cache/compiled"));
const { subjects } = await import("#content/schema/subjects.ts");
const { ContentError } = await import("#site-build/content/mistake.ts");
const { readContent } = await import("#site-build/content/read-content.ts");
const { contentFolder } = await import("#site-build/content/site-content.ts");

const { mistakes } = readContent(contentFolder);
if (mistakes.length > 0) {
  console.error(new ContentError(mistakes).message);
  process.exitCode = 1;
} else {
  console.log(`All ${Object.keys(subjects).length} files of content/ are right.`);
}
console.log(`Checked in ${(performance.now() / 1000).toFixed(2)} s.`);
