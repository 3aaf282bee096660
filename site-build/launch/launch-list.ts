import { type FileName, schemas } from "#schema/schema.ts";
import { formatMistake, type Mistake } from "../content/mistake.ts";
import { readContentFile, walk } from "../content/read-content.ts";
import { fieldsAt } from "../content/sentences.ts";
import { isPlaceholderHost, isPlaceholderTelephone } from "./placeholders.ts";

/** Fields that may be empty, and that most resorts fill in. */
const wanted = ["answer", "answerHours", "fssai", "gstin", "host", "logo", "open", "per", "street"];

/** All of content/ that must not go public as it is, and that only the owner can know. The content has no mistakes. */
export function launchList(folder: string): Mistake[] {
  const items: Mistake[] = [];
  for (const name of Object.keys(schemas) as FileName[]) {
    const file = readContentFile(folder, name, []);
    if (!file) continue;
    walk(file.value, [], (part, path) => {
      const message = judge(path.at(-1), part);
      if (message) items.push({ ...file.at(path), message });
      if (typeof part !== "object" || part === null || Array.isArray(part)) return;
      const known = fieldsAt(name, path);
      for (const field of wanted)
        if (field in known && !(part as Record<string, unknown>)[field])
          items.push({ ...file.at([...path, field]), message: "is empty. Write it, if there is one" });
    });
  }
  return items;
}

export function formatLaunchList(items: readonly Mistake[]): string {
  if (items.length === 0) return "Nothing is left to do: the site is ready for its guests.";
  return `${items.map(formatMistake).join("\n")}\n\n${items.length === 1 ? "1 is left." : `${items.length} are left.`}`;
}

function judge(field: string | number | undefined, value: unknown): string | undefined {
  if (value === true && field === "sample")
    return "is our sample. Write what a real guest said, and switch this off";
  if (value === true && field === "illustrated")
    return "says that the pictures are illustrations. Put your photographs in their place, then switch this off";
  if (typeof value !== "string") return;
  if (isPlaceholderTelephone(value)) return `nobody has the number ${value}. Write yours`;
  if (isPlaceholderHost(URL.parse(value)?.hostname ?? value))
    return `nobody is reached at ${value}. Write your own address`;
}
