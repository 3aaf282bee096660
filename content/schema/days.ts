import { z } from "zod";
import type { Period } from "#shared/calendar.ts";

export const day = (explanation: string) =>
  z.iso.date("must be a day with the year first, such as 2026-12-20").describe(explanation);

/** For superRefine of an object with `from` and `until`. */
export function checkPeriod({ from, until }: Period, context: z.RefinementCtx): void {
  if (from === undefined || until === undefined || from <= until) return;
  const message = `comes before the first day, ${from}. Correct one of the two days`;
  context.addIssue({ code: "custom", path: ["until"], message });
}
