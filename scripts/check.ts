import "./own-env.ts";
import { coreOf } from "#schema/fields.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { dayIn, hasEnded } from "#shared/calendar.ts";
import { inLocale, localesOf } from "#site-build/content/locales.ts";
import { ContentError, inWords, type Mistake } from "#site-build/content/mistake.ts";
import { readContentFile } from "#site-build/content/parse-yaml.ts";
import { contentFolder } from "#site-build/content/read-content.ts";
import { contentSource } from "#site-build/content/resolve.ts";
import { labelOf } from "#site-build/content/sentences.ts";
import { walk } from "#site-build/content/walk.ts";
import { findHeavyFirstPicture } from "#site-build/pictures/first-picture.ts";
import { contentIsWrong } from "./exit-status.ts";

// npm run check: lists every mistake in content/ and in the files that it names, and the texts that a language lacks. With
// --as-forms each place is named as in /admin, for a mail; a heavy picture is no reason not to publish.

const asForms = process.argv.includes("--as-forms");
try {
  const source = contentSource();
  const content = source.read();
  const { pictures } = await source.resolve();
  for (const { path } of localesOf(content)) await source.resolve(path);
  const heavy = asForms ? undefined : await findHeavyFirstPicture(content, pictures);
  if (heavy) throw new ContentError([heavy]);
  console.log(`All ${Object.keys(schemas).length} files of content/ are right.`);
  for (const { path, name } of localesOf(content).slice(1)) {
    const { missing } = inLocale(content, path);
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
  if (!(error instanceof ContentError && asForms)) throw error;
  console.error(error.mistakes.map(sayAsForm).join("\n"));
  process.exitCode = contentIsWrong;
}

/** 'Packages, Basic Getaway, Price: must be an amount such as 6,500.': a mistake as an owner finds it in /admin. */
function sayAsForm({ file, line, path, message }: Mistake): string {
  const name = file.replace(/^content\/|\.yaml$/g, "") as FileName;
  if (!(name in schemas)) return `${file}: ${message}.`;
  const value = readContentFile(contentFolder, name, [])?.value;
  const place = path ? labelOf(name, path, value) : line && `line ${line} of ${file}`;
  return `${[coreOf(schemas[name]).words.label, place].filter(Boolean).join(", ")}: ${message}.`;
}
