import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isPair, isScalar, LineCounter, type Node, parseDocument, visit, type YAMLMap } from "yaml";
import { isPlaceholderHost, isPlaceholderTelephone } from "./placeholders.ts";

/** What only the owner can know: a field of content/, and what to do. */
export interface LaunchItem {
  /** Such as menu.yaml. */
  file: string;
  line: number;
  /** Such as 'telephones 2'. */
  field: string;
  todo: string;
}

type Path = readonly (Node | object)[];

/** Files of settings, in which an empty field has a meaning. */
const settings = ["editions.yaml", "inquiry.yaml"];

/** All of content/ that must not go public as it is. The content has no mistakes. */
export function launchList(contentFolder: string): LaunchItem[] {
  const files = globSync("**/*.yaml", { cwd: contentFolder, exclude: settings }).sort();
  return files.flatMap((file) => {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(join(contentFolder, file), "utf8"), { lineCounter: lines });
    const items: LaunchItem[] = [];
    const add = (node: Node, path: Path, todo: string | undefined) => {
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      if (todo) items.push({ file, line, field: nameField([...path, node]), todo });
    };
    visit(document, {
      Scalar: (key, node, path) =>
        key === "key" ? undefined : add(node, path, judgeValue(node.value, path)),
      Map: (_key, node, path) => add(node, path, judgePicture(node)),
    });
    return items;
  });
}

export function formatLaunchList(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Nothing is left to do: the site is ready for its guests.";
  const files = [...Map.groupBy(items, ({ file }) => file)].map(([file, own]) =>
    [`content/${file}`, ...own.map(({ line, field, todo }) => `  line ${line}, ${field}: ${todo}`)].join(
      "\n",
    ),
  );
  const count = items.length === 1 ? "1 is left." : `${items.length} are left.`;
  return `${files.join("\n\n")}\n\n${count}`;
}

function judgeValue(value: unknown, path: Path): string | undefined {
  if (value === "") return "It is empty. Write it, or leave it so if there is none.";
  if (value === true && nameField(path.slice(-1)) === "sample")
    return "It is our sample. Write what a real guest said, and sample: false.";
  if (typeof value !== "string") return;
  if (isPlaceholderTelephone(value)) return `Nobody has the number ${value}. Write yours.`;
  if (isPlaceholderHost(URL.parse(value)?.hostname ?? value))
    return `Nobody is reached at ${value}. Write your own address.`;
}

/** Pictures are illustrations until they have a credit. */
function judgePicture(node: YAMLMap): string | undefined {
  if (!node.has("file") || !node.has("alt") || node.get("credit")) return;
  return `${node.get("file")} is an illustration. Put your photograph in its place, and who took it as its credit.`;
}

/** 'entries 2 answer', from the nodes that lead to a value. */
function nameField(path: Path): string {
  const steps = path.map((parent, index) => {
    if (isPair(parent)) return isScalar(parent.key) ? String(parent.key.value) : "";
    if (isMap(parent) || !("items" in parent) || !Array.isArray(parent.items)) return "";
    return String(parent.items.indexOf(path[index + 1]) + 1);
  });
  return steps.filter(Boolean).join(" ");
}
