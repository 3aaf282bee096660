import type { PictureFacts } from "../server.ts";

/** What an owner should know of a photograph's size, or undefined where it is large enough for every screen. */
export function warningOf({ problem, small }: PictureFacts): { short: string; sentence: string } | undefined {
  if (problem) return { short: "cannot be read", sentence: problem };
  if (!small) return undefined;
  return small.isTooSmall
    ? { short: "too small", sentence: `${small.message} The site cannot be built with it.` }
    : { short: "rather small", sentence: small.message };
}
