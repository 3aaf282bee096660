import { setAt, valueAt } from "#site-build/content/fields.ts";
import type { Action } from "#site-build/launch/findings.ts";

/** The value of a file after an action of the launch list. `name` is the finding's; `words` are the owner's, one for each field. */
export function applyAction(value: unknown, action: Action, name: string, words: readonly string[]): unknown {
  if (action.kind === "confirm") {
    const { confirmed } = value as { confirmed: string[] };
    return { confirmed: [...confirmed, name] };
  }
  const changed = structuredClone(value);
  if (action.kind === "write") {
    for (const [at, field] of action.fields.entries()) setAt(changed, field, words[at]);
    if (action.sets) setAt(changed, action.sets.path, action.sets.value);
    return changed;
  }
  const { path } = action;
  if (action.kind === "remove") {
    const around = valueAt(changed, path.slice(0, -1));
    if (Array.isArray(around)) around.splice(Number(path.at(-1)), 1);
    else Reflect.deleteProperty(around as object, path.at(-1) as string);
  } else setAt(changed, path, action.value);
  return changed;
}
