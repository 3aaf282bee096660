import { subjects } from "#content/schema/subjects.ts";
import { ContentError } from "#site-build/content/mistake.ts";
import { readContent } from "#site-build/content/read-content.ts";
import { contentFolder } from "#site-build/content/site-content.ts";

// npm run check    tells every mistake in content/, without building anything

const { mistakes } = readContent(contentFolder);
if (mistakes.length > 0) {
  console.error(new ContentError(mistakes).message);
  process.exitCode = 1;
} else {
  console.log(`All ${Object.keys(subjects).length} files of content/ are right.`);
}
console.log(`Checked in ${(performance.now() / 1000).toFixed(2)} s.`);
