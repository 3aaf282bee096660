import type { FileName } from "#schema/schema.ts";
import { checkFile, labelOf } from "#site-build/content/sentences.ts";

/** The website's own check before the CMS saves a file: a mistake is said now, not by a failed build later. */
export function checkEntry({ entry }: { entry: { toJS(): unknown } }) {
  const { slug, data } = entry.toJS() as { slug: FileName; data: unknown };
  const { mistakes } = checkFile(slug, withoutMarks(data));
  if (mistakes.length === 0) return;
  const sentences = mistakes.map(({ path, message }) => `${labelOf(slug, path)}: ${message}.`);
  // The CMS shows the cause of an error of this name only.
  throw new Error("saving_failed", { cause: new Error(sentences.join(" ")) });
}

/** The CMS marks entries of lists with keys of its own, which it does not save. */
const withoutMarks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part) => (key.startsWith("__sc_") ? undefined : part)));
