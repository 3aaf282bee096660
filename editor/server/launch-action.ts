import { setAt, valueAt } from "#site-build/content/fields.ts";
import type { Action } from "#site-build/launch/findings.ts";

/** The value of a file after an action of the launch list. `name` is the finding's; `words` are the owner's. */
export function applyAction(value: unknown, action: Action, name: string, words: string): unknown {
  if (action.kind === "confirm") {
    const { confirmed } = value as { confirmed: string[] };
    return { confirmed: [...confirmed, name] };
  }
  const changed = structuredClone(value);
  const { path } = action;
  if (action.kind === "remove")
    (valueAt(changed, path.slice(0, -1)) as unknown[]).splice(Number(path.at(-1)), 1);
  else setAt(changed, path, action.kind === "put" ? action.value : words);
  return changed;
}
