import type { FileName } from "#schema/schema.ts";
import { dayIn, hasEnded } from "#shared/calendar.ts";
import type { Path } from "#site-build/content/mistake.ts";
import { checkFile, labelOf } from "#site-build/content/sentences.ts";
import { walk } from "#site-build/content/walk.ts";

/** What the website showed when /admin was built. The CMS does not hand over what an entry was before. */
export interface Published {
  timeZone: string;
  lastDays: readonly string[];
  /** Descriptions of photographs, each with the files that it describes. */
  described: Readonly<Record<string, readonly string[]>>;
}

/** The website's own check before the CMS saves a file: a mistake is said now, not by a failed build later. */
export function checkEntry(
  { entry }: { entry: { toJS(): unknown } },
  published: Published,
  confirms: (question: string) => boolean,
) {
  const { slug, data } = entry.toJS() as { slug: FileName; data: unknown };
  const value = withoutMarks(data);
  const sentences = checkFile(slug, value).mistakes.map(
    ({ path, message }) => `${labelOf(slug, path)}: ${message}.`,
  );
  if (sentences.length > 0) refuse(sentences);
  const doubts = findDoubts(value, published).map(([path, says]) => `${labelOf(slug, path)}: ${says}.`);
  if (doubts.length > 0 && !confirms(`${doubts.join("\n")}\n\nSave it all the same?`)) refuse(doubts);
}

function refuse(sentences: readonly string[]): never {
  // The CMS shows the cause of an error of this name only.
  throw new Error("saving_failed", { cause: new Error(sentences.join(" ")) });
}

type Doubt = readonly [path: Path, says: string];

const stillFormer = "still describes the former photograph. Look at its most important part, too";

/** What is right for the build, and probably a slip. */
function findDoubts(value: unknown, { timeZone, lastDays, described }: Published): Doubt[] {
  const today = dayIn(timeZone, new Date());
  const doubts: Doubt[] = [];
  walk(value, [], (part, path) => {
    if (typeof part !== "object" || part === null) return;
    const { until, file, ...others } = part as Record<string, string | undefined>;
    if (until && hasEnded({ until }, today) && !lastDays.includes(until))
      doubts.push([[...path, "until"], "is past, so nobody would see it"]);
    for (const [name, own = ""] of Object.entries(others))
      if (/^alt(_|$)/.test(name) && file && described[own]?.includes(file) === false)
        doubts.push([[...path, name], stillFormer]);
  });
  return doubts;
}

/** The CMS marks entries of lists with keys of its own, which it does not save. */
const withoutMarks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part) => (key.startsWith("__sc_") ? undefined : part)));
