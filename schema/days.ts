import { z } from "zod";
import { type FieldKind, fieldMeta } from "./field-meta.ts";
import { maybe } from "./optional.ts";
import { isReadable } from "./structure.ts";
import { nonEmptyString, plain } from "./text.ts";

const dayMessage = "must be a day that exists, with the year first, such as 2026-12-20";

/** Days of another century are refused, because the year must be a slip. */
export const isDay = (text: string) => text.startsWith("20") && z.iso.date().safeParse(text).success;

const day = (label: string, hint: string, kind: FieldKind) =>
  nonEmptyString(plain).refine(isDay, dayMessage).register(fieldMeta, { label, hint, kind });

/** The days on which an entry is shown. */
export const days = {
  from: maybe(day("Shown from", "The first day on which guests see it. Empty: at once.", "firstDay")),
  until: maybe(day("Shown until", "The last day on which guests see it. Empty: without end.", "lastDay")),
};

/** An entry with `days`. Checks that the last day is not before the first. */
export const dated = <Entry extends z.ZodType<{ from?: string | undefined; until?: string | undefined }>>(
  entry: Entry,
): Entry =>
  entry.superRefine(
    ({ from, until }, { issues, addIssue }) => {
      const hasIssue = issues.some(({ path }) => path?.[0] === "from" || path?.[0] === "until");
      if (!from || !until || hasIssue || from <= until) return;
      addIssue({ code: "custom", path: ["until"], message: "comes before the day from which it is shown" });
    },
    { when: isReadable },
  );
