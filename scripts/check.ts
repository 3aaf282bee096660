import "./load-env.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { dayIn } from "#shared/calendar.ts";
import { inLocale, listLocales } from "#site-build/content/locales.ts";
import { ContentError, formatPath, type Mistake } from "#site-build/content/mistake.ts";
import { readContentFile } from "#site-build/content/parse-yaml.ts";
import { type AllContent, contentFolder } from "#site-build/content/read-content.ts";
import { contentSource } from "#site-build/content/resolve.ts";
import { describeLocation } from "#site-build/content/sentences.ts";
import { findWarnings } from "#site-build/content/warnings.ts";
import { findHeavyFirstPicture } from "#site-build/pictures/first-picture.ts";
import { contentIsWrong } from "./exit-status.ts";

// npm run check: lists every mistake in content/ and in the files that it refers to, missing translations, and probable slips.
// With --as-forms, which publish-changes uses, each line has a file, a tab, and the mistake as /admin names its place; a heavy
// first picture does not count then, because it must not stop publishing.

const asForms = process.argv.includes("--as-forms");
try {
  const source = contentSource();
  const content = source.read();
  const { pictures } = await source.resolve();
  for (const { path } of listLocales(content)) await source.resolve(path);
  const heavy = asForms ? undefined : await findHeavyFirstPicture(content, pictures);
  if (heavy) throw new ContentError([heavy]);
  console.log(`All ${Object.keys(schemas).length} files in content/ are valid.`);
  printMissingTexts(content);
  printWarnings(content);
} catch (error) {
  if (!(error instanceof ContentError && asForms)) throw error;
  console.error(error.mistakes.map((mistake) => `${mistake.file}\t${formatForOwner(mistake)}`).join("\n"));
  process.exitCode = contentIsWrong;
}

function printMissingTexts(content: AllContent): void {
  for (const { path, name } of listLocales(content).slice(1)) {
    const { missing } = inLocale(content, path);
    console.log(missing.length === 0 ? `${name}: nothing is missing.` : `${name}: ${missing.length} missing`);
    for (const field of missing) console.log(`  ${field}`);
  }
}

function printWarnings({ site, written }: AllContent): void {
  const [firstLanguage = "en"] = site.languages;
  const context = { today: dayIn(site.timeZone, new Date()), firstLanguage };
  for (const file of Object.keys(schemas) as FileName[])
    for (const { path, message } of findWarnings(file, written[file], context))
      console.log(`Please check ${file}.yaml, ${formatPath(path)}: ${message}.`);
}

/** A mistake with its place as in /admin: 'Packages, Basic Getaway, Price: must be a number, such as 6500.' */
function formatForOwner({ file, line, path, message }: Mistake): string {
  const name = file.replace(/^content\/|\.yaml$/g, "") as FileName;
  if (!(name in schemas)) return `${file}: ${message}.`;
  const value = readContentFile(contentFolder, name, [])?.value;
  const place = describeLocation(name, path ?? [], value);
  return `${path || !line ? place : `${place}, line ${line} of ${file}`}: ${message}.`;
}
