import type { ErrorSchema } from "@rjsf/utils";
import type { Path } from "../address.ts";
import type { Mistake } from "../server.ts";

/** The sentences of the check at their fields. Of an entry that has just been added, what is empty is not told yet. */
export function placeMessages(
  mistakes: readonly Mistake[],
  isTold: (mistake: Mistake) => boolean,
): ErrorSchema {
  const whole: ErrorSchema = {};
  for (const mistake of mistakes.filter(isTold)) {
    let place = whole;
    for (const step of mistake.path) {
      const parts = place as Record<string | number, ErrorSchema>;
      parts[step] ??= {};
      place = parts[step];
    }
    place.__errors = [...(place.__errors ?? []), capital(mistake.message)];
  }
  return whole;
}

export function idOf(path: Path): string {
  return [idPrefix, ...path].join(idSeparator);
}

export const idPrefix = "field";
export const idSeparator = "/";

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === "object" && part !== null ? (part as never)[step] : undefined),
    value,
  );
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
