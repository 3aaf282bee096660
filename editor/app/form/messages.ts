import type { ErrorSchema } from "@rjsf/utils";
import type { Path } from "../../../site-build/content/fields.ts";
import type { Mistake } from "../../../site-build/content/mistake.ts";
import { capital } from "../../labels.ts";

type Said = Pick<Mistake, "path" | "message">;

/** The check's sentences at their fields. `isShown` leaves out the empty fields of an entry that was just added. */
export function placeMessages(mistakes: readonly Said[], isShown: (mistake: Said) => boolean): ErrorSchema {
  const whole: ErrorSchema = {};
  for (const mistake of mistakes.filter(isShown)) {
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
