import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { fieldsOf } from "../content/fields.ts";
import type { Path } from "../content/mistake.ts";
import { type Evidence, type Finding, inName } from "./launch-item.ts";
import { isPlaceholderName } from "./placeholders.ts";

/** What the specification says of the resort, and no hill resort has as a matter of course. */
const phrases: readonly { name: string; file?: SubjectFile; path?: Path; words: RegExp; todo: string }[] = [
  {
    name: "beach-house",
    words: /entire beach house/i,
    todo: 'A beach house in the hills? Say what guests have to themselves, or confirm "entire beach house".',
  },
  { name: "ktv-room", words: /KTV Room/i, todo: "Is there a room for karaoke? Take it out, or confirm it." },
  {
    name: "town-in-headline",
    file: "home.yaml",
    path: ["hero", "headline"],
    words: /Rishikesh/i,
    todo: "The headline says Rishikesh; the house may be elsewhere. Name the town that guests come to, or confirm it.",
  },
];

/** Where each of these has a line of its own. */
const toldElsewhere = ["resort.yaml name", "resort.yaml siteUrl", "resort.yaml email"];

/** The placeholder's name wherever a guest may meet it, and sentences that only the owner knows to be true. */
export function findInWords({ content: { resort }, files }: Evidence): Finding[] {
  const isOurName = !(resort.nameConfirmed && isPlaceholderName(resort.name));
  const group = "Words that are ours";
  return (Object.keys(subjects) as SubjectFile[]).flatMap((file) => {
    if (file === "confirmed.yaml") return [];
    const texts = [...fieldsOf(subjects[file].schema, files[file].value)].flatMap(({ path, value }) =>
      typeof value === "string" ? { path, value } : [],
    );
    return texts.flatMap(({ path, value }) => {
      const found: Finding[] = phrases
        .filter((phrase) => phrase.words.test(value) && isAt(phrase, file, path))
        .map(({ name, todo }) => ({ name, group, file, path, todo }));
      if (isOurName && isPlaceholderName(value) && !toldElsewhere.includes([file, ...path].join(" ")))
        found.push({
          name: `kafal-in-${inName([file.replace(/\.\w+$/, ""), ...path.map(sayStep)].join(" "))}`,
          group,
          file,
          path,
          todo: `"${shorten(value)}" holds the placeholder's name. Write what fits yours.`,
        });
      return found;
    });
  });
}

const isAt = (phrase: { file?: SubjectFile; path?: Path }, file: SubjectFile, path: Path) =>
  (!phrase.file || phrase.file === file) && (!phrase.path || phrase.path.join() === path.join());

const sayStep = (step: string | number) => (typeof step === "number" ? step + 1 : step);

const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 45).trimEnd()}…` : text);
