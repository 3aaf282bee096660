/** The part of a Lighthouse result that we use: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
export interface LighthouseResult {
  /** `score` is 0 to 1, or null where Lighthouse has none. */
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { transferSize?: number }[] } } | undefined
  >;
}

/** Starts a browser. Measure one page at a time: mobile, with simulated throttling. */
export function openLighthouse(chromePath: string): Promise<{
  measure(address: string): Promise<LighthouseResult>;
  close(): void | Promise<void>;
}>;
