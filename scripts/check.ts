import "./own-env.ts";
import { schemas } from "#schema/schema.ts";
import { dayIn, hasEnded } from "#shared/calendar.ts";
import { editionsOf, inEdition } from "#site-build/content/editions.ts";
import { ContentError, inWords } from "#site-build/content/mistake.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { sayAsForm } from "#site-build/content/say-as-form.ts";
import { walk } from "#site-build/content/walk.ts";
import { loadPictures, pictureSources } from "#site-build/pictures/load.ts";
import { contentIsWrong } from "./exit-status.ts";

// npm run check: lists every mistake in content/, and the texts that a language lacks. With --as-forms each place is named as
// in /admin, for a mail.

try {
  const content = loadContent();
  await loadPictures(pictureSources(content));
  console.log(`All ${Object.keys(schemas).length} files of content/ are right.`);
  for (const { path, name } of editionsOf(content).slice(1)) {
    const { missing } = inEdition(content, path);
    console.log(missing.length === 0 ? `${name}: no text is missing.` : `${name}: ${missing.length} missing`);
    for (const field of missing) console.log(`  ${field}`);
  }
  const today = dayIn(content.site.timeZone, new Date());
  walk(content, [], (part, [file, ...path]) => {
    const { until } = (part ?? {}) as { until?: string };
    if (until && hasEnded({ until }, today))
      console.log(`${file}.yaml: ${inWords(path)} ended on ${until}: nobody sees it.`);
  });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  const isForMail = process.argv.includes("--as-forms");
  console.error(isForMail ? error.mistakes.map(sayAsForm).join("\n") : error.message);
  process.exitCode = isForMail ? contentIsWrong : 1;
}
