import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Mistake, Path } from "./mistake.ts";

/** One file of content/: what it says and where. */
export interface ContentFile {
  /** As the owner finds it: content/menu.yaml. */
  file: string;
  /** Its data, not yet checked; undefined where it cannot be read at all. */
  value: unknown;
  mistakes: Mistake[];
  /** The line of a value, counted from 1; of what is missing, the line of what it should stand in. */
  lineOf(path: Path): number;
  /** The line of a field's name instead of its value. */
  lineOfName(path: Path): number;
  /** A value as it is written, with the kind of its quotation marks. */
  written(path: Path): { source: string; isQuoted: boolean } | undefined;
}

/** Reads one file of `folder`. What is wrong with it as YAML is told in `mistakes`; it never throws for an owner's slip. */
export function readContentFile(folder: string, name: string): ContentFile {
  const file = `content/${name}`;
  const path = join(folder, name);
  if (!existsSync(path))
    return broken(file, {
      file,
      path: [],
      message: "the file is missing. Bring it back; every file of content/ is needed.",
    });
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const mistakes = document.errors.map(({ message, pos }) => ({
    file,
    line: lineAt(pos[0]),
    path: [],
    message: `this cannot be read: ${message}.`,
  }));
  if (mistakes.length > 0) return { ...broken(file), mistakes };
  const startOf = (node: Node | undefined) => node?.range?.[0] ?? 0;
  return {
    file,
    value: document.toJS(),
    mistakes,
    lineOf: (steps) => lineAt(startOf(descend(document, steps).value)),
    lineOfName(steps) {
      const found = descend(document, steps);
      return lineAt(startOf(found.name ?? found.value));
    },
    written(steps) {
      const { value, isWhole } = descend(document, steps);
      if (!isWhole || !isScalar(value)) return undefined;
      return { source: value.source ?? "", isQuoted: /^QUOTE/.test(value.type ?? "") };
    },
  };
}

function broken(file: string, mistake?: Mistake): ContentFile {
  return {
    file,
    value: undefined,
    mistakes: mistake ? [mistake] : [],
    lineOf: () => 1,
    lineOfName: () => 1,
    written: () => undefined,
  };
}

/** As far down `path` as the document goes. */
function descend(document: Document, path: Path) {
  let value = document.contents ?? undefined;
  let name: Node | undefined;
  for (const step of path) {
    if (isAlias(value)) value = value.resolve(document);
    let next: Node | undefined;
    if (isMap(value)) {
      const pair = value.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (pair) name = pair.key as Node;
      next = (pair?.value ?? pair?.key) as Node | undefined;
    } else if (isSeq(value)) {
      next = value.items[Number(step)] as Node | undefined;
      if (next) name = undefined;
    }
    if (!next) return { value, name, isWhole: false };
    value = next;
  }
  if (isAlias(value)) value = value.resolve(document);
  return { value, name, isWhole: true };
}
