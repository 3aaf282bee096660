import "./own-env.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { dayIn } from "#shared/calendar.ts";
import { findDoubts } from "#site-build/content/doubts.ts";
import { inLocale, localesOf } from "#site-build/content/locales.ts";
import { ContentError, inWords, type Mistake } from "#site-build/content/mistake.ts";
import { readContentFile } from "#site-build/content/parse-yaml.ts";
import { contentFolder, type WholeContent } from "#site-build/content/read-content.ts";
import { contentSource } from "#site-build/content/resolve.ts";
import { describePlace } from "#site-build/content/sentences.ts";
import { findHeavyFirstPicture } from "#site-build/pictures/first-picture.ts";
import { contentIsWrong } from "./exit-status.ts";

// npm run check: lists every mistake in content/ and in the files that it names, the texts that a language lacks, and what is
// probably a slip. With --as-forms each line has a file, a tab, and the place named as in /admin, for a mail; a heavy picture
// is no reason not to publish.

const asForms = process.argv.includes("--as-forms");
try {
  const source = contentSource();
  const content = source.read();
  const { pictures } = await source.resolve();
  for (const { path } of localesOf(content)) await source.resolve(path);
  const heavy = asForms ? undefined : await findHeavyFirstPicture(content, pictures);
  if (heavy) throw new ContentError([heavy]);
  console.log(`All ${Object.keys(schemas).length} files of content/ are right.`);
  printMissingTexts(content);
  printDoubts(content);
} catch (error) {
  if (!(error instanceof ContentError && asForms)) throw error;
  console.error(error.mistakes.map((mistake) => `${mistake.file}\t${sayAsForm(mistake)}`).join("\n"));
  process.exitCode = contentIsWrong;
}

function printMissingTexts(content: WholeContent): void {
  for (const { path, name } of localesOf(content).slice(1)) {
    const { missing } = inLocale(content, path);
    console.log(missing.length === 0 ? `${name}: no text is missing.` : `${name}: ${missing.length} missing`);
    for (const field of missing) console.log(`  ${field}`);
  }
}

function printDoubts({ site, written }: WholeContent): void {
  const [firstLanguage = "en"] = site.languages;
  const context = { today: dayIn(site.timeZone, new Date()), firstLanguage };
  for (const file of Object.keys(schemas) as FileName[])
    for (const { path, message } of findDoubts(file, written[file], context))
      console.log(`Look at ${file}.yaml, ${inWords(path)}: ${message}.`);
}

/** 'Packages, Basic Getaway, Price: must be a number, such as 6500.': a mistake as an owner finds it in /admin. */
function sayAsForm({ file, line, path, message }: Mistake): string {
  const name = file.replace(/^content\/|\.yaml$/g, "") as FileName;
  if (!(name in schemas)) return `${file}: ${message}.`;
  const value = readContentFile(contentFolder, name, [])?.value;
  const place = describePlace(name, path ?? [], value);
  return `${path || !line ? place : `${place}, line ${line} of ${file}`}: ${message}.`;
}
