import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { coreOf } from "#schema/fields.ts";
import { blockers, type Rule, suggestions } from "#schema/launch-rules.ts";
import { type Content, type FileName, schemas } from "#schema/schema.ts";
import type { Day } from "#shared/calendar.ts";
import type { Path } from "./content/mistake.ts";
import { fieldsAt, labelOf } from "./content/sentences.ts";
import { walk } from "./content/walk.ts";

/** What a rule finds. `places`: such as 'Offers: Offers 6, Price', as the forms name them. */
type LaunchItem = Pick<Rule, "says" | "answer"> & { places: readonly string[] };

/** `settings`: of the service, by their names in .env. */
export function launchList(
  content: Content,
  settings: Readonly<Record<string, string>>,
  media: string,
  today: Day,
) {
  const places = new Map<Rule, string[]>();
  const rules = [...blockers, ...suggestions].filter(
    ({ answer }) => !answer || !content.site.launchAnswers.includes(answer),
  );
  const judge = (place: string, value: unknown, name?: string) => {
    for (const rule of rules)
      if (rule.finds(value, name, { today, currency: content.site.currency }))
        places.set(rule, [...(places.get(rule) ?? []), place]);
  };
  for (const file of Object.keys(schemas) as FileName[])
    forEachField(file, content[file], (value, path) => {
      const name = path.findLast((step) => typeof step === "string");
      judge(`${coreOf(schemas[file]).words.label}: ${labelOf(file, path)}`, value, name);
    });
  for (const file of ["words/home.svg", "words/about.svg"].filter((each) => existsSync(join(media, each))))
    judge(`media/${file}`, readFileSync(join(media, file)), "drawing");
  for (const [name, value] of Object.entries(settings)) judge(`${name} in .env`, value, name);
  const itemsOf = (of: readonly Rule[]): LaunchItem[] =>
    of.map((rule) => ({ ...rule, places: places.get(rule) ?? [] })).filter((item) => item.places.length > 0);
  return { blockers: itemsOf(blockers), suggestions: itemsOf(suggestions) };
}

/** Visits what the file holds, and what an owner has left empty. */
function forEachField(file: FileName, content: object, visit: (value: unknown, path: Path) => void) {
  walk(content, [], (part, path) => {
    visit(part, path);
    if (typeof part !== "object" || part === null || Array.isArray(part)) return;
    for (const name of Object.keys(fieldsAt(file, path)))
      if (!(name in part)) visit(undefined, [...path, name]);
  });
}

/** More of one kind are counted only. */
const placesShown = 12;

export function formatLaunchList({ blockers, suggestions }: ReturnType<typeof launchList>): string {
  const say = ({ says, answer, places }: LaunchItem) => {
    const more = places.length - placesShown;
    return [
      `- ${says}.`,
      ...places.slice(0, placesShown).map((place) => `    ${place}`),
      ...(more > 0 ? [`    and ${more} more`] : []),
      ...(answer ? [`    or tick "${answer}"`] : []),
    ].join("\n");
  };
  const part = (title: string, items: readonly LaunchItem[]) =>
    items.length > 0 ? [`${title}: ${items.length}\n${items.map(say).join("\n")}`] : [];
  const parts = [...part("Before guests come", blockers), ...part("For a better website", suggestions)];
  if (parts.length === 0) return "0 are left: the website is ready for its guests.";
  return [...parts, "The ticks are in The resort: Answers to the launch list."].join("\n\n");
}
