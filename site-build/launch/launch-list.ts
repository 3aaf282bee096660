import type { Content } from "#content/schema/subjects.ts";
import { readContentFiles } from "../content/content-file.ts";
import { readEditions } from "../content/editions.ts";
import { didYouMean } from "../content/nearest.ts";
import { contentFolder } from "../content/site-content.ts";
import { mediaFolder } from "../site-folder.ts";
import { wordFinders } from "./find-in-words.ts";
import {
  type Evidence,
  type Finding,
  findingIn,
  launchGroups,
  otherFinders,
  remove,
  settingNames,
} from "./findings.ts";

/** One line of the list; `line` counts from 1. */
export interface LaunchItem extends Finding {
  line?: number;
}

/** What to examine; by default the site and the settings of this machine. */
interface LaunchPlaces {
  contentFolder?: string;
  mediaFolder?: string;
  env?: Evidence["env"];
}

/** Everything the owner must know or do before the launch, without what is confirmed. */
export function launchList(content: Content, places: LaunchPlaces = {}): LaunchItem[] {
  const folder = places.contentFolder ?? contentFolder;
  const files = readContentFiles(folder);
  const evidence: Evidence = {
    content,
    files,
    mediaFolder: places.mediaFolder ?? mediaFolder,
    editions: readEditions(folder, content, places.mediaFolder),
    env: places.env ?? process.env,
  };
  const found = unlikeNames([...otherFinders, ...wordFinders].flatMap((find) => [...find(evidence)]));
  return withoutConfirmed(found, content.confirmed)
    .map((item): LaunchItem => (item.file ? { ...item, line: files[item.file].lineOf(item.path) } : item))
    .toSorted(asListed);
}

/** The list as the command prints it: group by group, each line with its field, what to do and its name. */
export function formatLaunchList(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Nothing is left to do: the site is ready for its guests.";
  const groups = [...Map.groupBy(items, ({ group }) => group)];
  const parts = groups.map(([group, own]) =>
    [`${group} (${own.length})`, ...own.map(formatItem)].join("\n  "),
  );
  const count = items.length === 1 ? "1 is left." : `${items.length} are left.`;
  return `${parts.join("\n\n")}\n\n${count} In the editor ("npm run edit"), Before the launch has a field or a button for each.`;
}

function formatItem({ file, line, path, todo, name }: LaunchItem): string {
  const field = path.map((step) => (typeof step === "number" ? step + 1 : step)).join(" ");
  const place = file ? `content/${file}, line ${line}, ${field}` : `setting ${name}`;
  return `${place}: ${todo} [${name}]`;
}

/** Leaves out what is confirmed by name, and reports unknown names. */
function withoutConfirmed(found: readonly Finding[], confirmed: readonly string[]): Finding[] {
  const names = [...found.map(({ name }) => name), ...settingNames];
  const unknown = confirmed.flatMap((name, index) => {
    if (names.includes(name)) return [];
    const repair = didYouMean(name, names, 3) || " If it is done, take the line out.";
    const path = ["confirmed", index];
    const todo = `Nothing on the list is called "${name}".${repair}`;
    return findingIn("Confirmed by name", "confirmed.yaml")(
      `confirmed-${index + 1}`,
      path,
      todo,
      remove(path),
    );
  });
  return [...unknown, ...found.filter(({ name }) => !confirmed.includes(name))];
}

/** By group, then by line. */
function asListed(one: LaunchItem, other: LaunchItem): number {
  const byGroup = launchGroups.indexOf(one.group) - launchGroups.indexOf(other.group);
  if (byGroup !== 0 || one.file !== other.file) return byGroup;
  return (one.line ?? 0) - (other.line ?? 0);
}

/** Adds a number to repeated names, such as of two guests. */
function unlikeNames(found: readonly Finding[]): Finding[] {
  const times = new Map<string, number>();
  return found.map((finding) => {
    const time = (times.get(finding.name) ?? 0) + 1;
    times.set(finding.name, time);
    return time === 1 ? finding : { ...finding, name: `${finding.name}-${time}` };
  });
}
