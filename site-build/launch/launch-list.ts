import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml";
import type { FileName } from "#content/schema.ts";
import { fieldsAt } from "../content/sentences.ts";
import { isPlaceholderHost, isPlaceholderTelephone } from "./placeholders.ts";

/** What only the owner can know: a field of content/, and what to do. */
export interface LaunchItem {
  /** Such as dining.yaml. */
  file: string;
  line: number;
  /** Such as 'telephones 2'. */
  field: string;
  todo: string;
}

type Path = readonly (Node | object)[];

/** Fields that may be empty, and that most resorts fill in. */
const wanted = ["answer", "answerHours", "fssai", "gstin", "host", "logo", "open", "per", "street"];

/** All of content/ that must not go public as it is. The content has no mistakes. */
export function launchList(contentFolder: string): LaunchItem[] {
  const files = globSync("*.yaml", { cwd: contentFolder }).sort();
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
      Map: (_key, node, path) => {
        add(node, path, judgePicture(node));
        for (const name of emptyIn(file, node, path))
          add(node, path, `${name} is empty. Write it, if there is one.`);
      },
    });
    return items;
  });
}

export function formatLaunchList(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Nothing is left to do: the site is ready for its guests.";
  const files = [...Map.groupBy(items, ({ file }) => file)].map(([file, own]) =>
    [
      `content/${file}`,
      ...own.map(({ line, field, todo }) => `  line ${line}${field && `, ${field}`}: ${todo}`),
    ].join("\n"),
  );
  const count = items.length === 1 ? "1 is left." : `${items.length} are left.`;
  return `${files.join("\n\n")}\n\n${count}`;
}

function judgeValue(value: unknown, path: Path): string | undefined {
  if (value === true && nameField(path.slice(-1)) === "sample")
    return "It is our sample. Write what a real guest said, and sample: false.";
  if (typeof value !== "string") return;
  if (isPlaceholderTelephone(value)) return `Nobody has the number ${value}. Write yours.`;
  if (isPlaceholderHost(URL.parse(value)?.hostname ?? value))
    return `Nobody is reached at ${value}. Write your own address.`;
}

/** The wanted fields that an entry may have and lacks. */
function emptyIn(file: string, node: YAMLMap, path: Path): string[] {
  const steps = path.flatMap((part): (string | number)[] =>
    isSeq(part) ? [0] : isPair(part) && isScalar(part.key) ? [String(part.key.value)] : [],
  );
  const known = Object.keys(fieldsAt(file.replace(/\.yaml$/, "") as FileName, steps));
  return wanted.filter((name) => known.includes(name) && !node.get(name));
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
