/** What is used of a Lighthouse result: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
export interface LighthouseResult {
  /** `score` is 0 to 1, or null where it could not be told. */
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { transferSize?: number }[] } } | undefined
  >;
}

/** A browser that measures one page after the other: mobile, with simulated throttling. */
export function openLighthouse(chromePath: string): Promise<{
  measure(address: string): Promise<LighthouseResult>;
  close(): void | Promise<void>;
}>;
