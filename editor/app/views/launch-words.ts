import { type Path, valueAt } from "../../../site-build/content/fields.ts";
import type { Subject } from "../../server/editor-routes.ts";
import type { LaunchItem } from "../api.ts";
import { keepWords, keptWords } from "../kept-words.ts";

type WriteAction = Extract<LaunchItem["actions"][number], { kind: "write" }>;

/**
 * A field of a line: what the file has, and what was typed and waits for Save under `key`. `before` is what the file had
 * then, and differs from `written` if another form or program has changed it since.
 */
export function fieldOf({ file, name }: LaunchItem, path: Path, subjects: readonly Subject[]) {
  const subject = subjects.find((each) => each.file === file);
  const written = String(valueAt(subject?.revision?.value, path) ?? "");
  // An entry's position may change meanwhile.
  const field = path.findLast((step) => typeof step === "string");
  const key = `launch ${location.pathname} ${name} ${field}`;
  const kept: { before: string; typed: string } = JSON.parse(keptWords(key) ?? "null") ?? {
    before: written,
    typed: written,
  };
  return { path, written, key, ...kept };
}

/** `words`: what the owner types into the field. */
export function keepTyped({ key, before }: ReturnType<typeof fieldOf>, words: string): void {
  keepWords(key, JSON.stringify({ before, typed: words }));
}

/** The list, and the files as they were when it was made: its paths lead to other entries once one is removed. */
export interface Launch {
  items: readonly LaunchItem[];
  subjects: readonly Subject[];
}

/** The fields whose words were typed and not saved yet. */
export function waitingFields({ items, subjects }: Launch) {
  const isWrite = (action: { kind: string }): action is WriteAction => action.kind === "write";
  return items.flatMap((item) =>
    item.actions
      .filter(isWrite)
      .flatMap(({ fields }) => fields.map((path) => fieldOf(item, path, subjects)))
      .flatMap(({ path, written, typed }) =>
        item.file && typed !== written ? { file: item.file, path } : [],
      ),
  );
}
