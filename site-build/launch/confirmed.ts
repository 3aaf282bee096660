import { didYouMean } from "../content/nearest.ts";
import type { Evidence, Finding } from "./launch-item.ts";
import { settingNames } from "./setting-findings.ts";

/** Leaves out what the owner has confirmed by name, and says where a name of his is none of the list. */
export function withoutConfirmed(found: readonly Finding[], { content: { confirmed } }: Evidence): Finding[] {
  const names = [...found.map(({ name }) => name), ...settingNames];
  const unknown = confirmed.flatMap((name, index): Finding[] =>
    names.includes(name)
      ? []
      : [
          {
            name: `confirmed-${index + 1}`,
            group: "Confirmed by name",
            file: "confirmed.yaml",
            path: ["confirmed", index],
            todo: `Nothing on the list is called "${name}".${didYouMean(name, names, 3) || " If it is done, take the line out."}`,
          },
        ],
  );
  return [...unknown, ...found.filter(({ name }) => !confirmed.includes(name))];
}
