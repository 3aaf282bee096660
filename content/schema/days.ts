import { z } from "zod";
import type { Period } from "#shared/calendar.ts";

/** The fields of `day`, for which forms have a calendar. */
export const dayFields = z.registry<object>();

/** A day as owners write it: 2026-12-20, or 12-20 for every year. */
export const day = (explanation: string) =>
  z
    .string("must be a day, such as 2026-12-20, or 12-20 for every year")
    .regex(/^(\d{4}-)?\d\d-\d\d$/, {
      error: ({ input }) =>
        `must be a day with the year first, such as 2026-12-20, or 12-20 for every year${rewrite(String(input))}`,
      abort: true,
    })
    .superRefine((written, context) => {
      const problem = whyNoDay(written);
      if (problem) context.addIssue({ code: "custom", message: problem });
    })
    .describe(explanation)
    .register(dayFields, {});

/** The two days of a period; a period of every year needs both. */
export const fromDay = day("Its first day: 2026-12-20, or 12-20 for every year.");
export const untilDay = day("Its last day, included: 2027-01-05, or 01-05 for every year.");

/** For superRefine of an object with `from` and `until`. */
export function checkPeriod({ from, until }: Period, context: z.RefinementCtx): void {
  const report = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (from === undefined || until === undefined) {
    const [given, other] = from === undefined ? [until, "from"] : [from, "until"];
    if (given?.length === 5) report(other, "is missing: a period of every year needs a first and a last day");
  } else if (from.length !== until.length) {
    report("until", "must have a year like the first day, or neither may have one");
  } else if (from.length > 5 && until < from) {
    const next = `${Number(until.slice(0, 4)) + 1}${until.slice(4)}`;
    const isNextYear = next >= from && from.slice(0, 4) === until.slice(0, 4);
    const other = isNextYear ? `, or write ${next}` : "";
    report("until", `comes before the first day, ${from}. Swap the two days${other}`);
  }
}

/** For superRefine of a list: no day may have two prices. */
export function checkOverlaps(seasons: readonly Required<Period>[], context: z.RefinementCtx): void {
  seasons.forEach((season, index) => {
    const other = seasons.slice(0, index).findIndex((earlier) => overlap(earlier as Span, season as Span));
    const { from, until } = seasons[other] ?? {};
    if (from) {
      const message = `shares days with entry ${other + 1}, ${from} to ${until}. A day can have only one price: change the days of one of them`;
      context.addIssue({ code: "custom", path: [index], message });
    }
  });
}

interface Span {
  from: string;
  until: string;
}

function overlap(one: Span, other: Span): boolean {
  // A season of a single year overrides a yearly one.
  if (one.from.length !== other.from.length) return false;
  return unroll(one).some((a) => unroll(other).some((b) => a.from <= b.until && b.from <= a.until));
}

/** Splits a period over New Year in two. */
function unroll({ from, until }: Span): Span[] {
  if (from.length === 10 || from <= until) return [{ from, until }];
  return [
    { from, until: "12-31" },
    { from: "01-01", until },
  ];
}

const months = [
  "January February March April May June July August September October November December",
].flatMap((names) => names.split(" "));

/** 'does not exist: February has 28 days in 2026'. Undefined for a valid day. */
export function whyNoDay(written: string): string | undefined {
  const [date = 0, month = 0, year] = written.split("-").map(Number).reverse();
  const name = months[month - 1];
  if (!name) return `does not exist: there is no month ${month}. The month comes before the day`;
  // A yearly day may be 29 February, which 2024 has.
  const days = new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
  if (date < 1 || date > days)
    return `does not exist: ${name} has ${days} days${month === 2 && year ? ` in ${year}` : ""}`;
}

/** '. Write 2026-12-20' for 20.12.2026, 20/12/2026 or 2026-12-1. Empty if it is no date. */
function rewrite(written: string): string {
  const numbers = written.match(/\d+/g) ?? [];
  const [first = "", second = "", third = ""] = numbers;
  const isPlain = /^[\d\s./-]+$/.test(written);
  if (!isPlain || numbers.length < 2 || numbers.length > 3) return "";
  const two = (text: string) => text.padStart(2, "0");
  const parts =
    third === ""
      ? written.includes("-")
        ? [two(first), two(second)]
        : [two(second), two(first)]
      : first.length === 4
        ? [first, two(second), two(third)]
        : [third.length === 2 ? `20${third}` : third, two(second), two(first)];
  const day = parts.join("-");
  return /^(\d{4}-)?\d\d-\d\d$/.test(day) && !whyNoDay(day) ? `. Write ${day}` : "";
}
