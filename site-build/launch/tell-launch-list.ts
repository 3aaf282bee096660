import type { LaunchItem } from "./launch-list.ts";

/** The list as the command prints it: group by group, each line with its place, what to do and its name. */
export function tellLaunchList(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Nothing is left to do: the site is ready for its guests.";
  const groups = [...Map.groupBy(items, ({ group }) => group)];
  const parts = groups.map(([group, own]) => [`${group} (${own.length})`, ...own.map(tell)].join("\n  "));
  const count = items.length === 1 ? "1 is left." : `${items.length} are left.`;
  return `${parts.join("\n\n")}\n\n${count} If one is right as it is, write its [name] into content/confirmed.yaml.`;
}

function tell({ file, line, todo, name }: LaunchItem): string {
  const place = file ? `content/${file}, line ${line}` : `setting ${name}`;
  return `${place}: ${todo} [${name}]`;
}
