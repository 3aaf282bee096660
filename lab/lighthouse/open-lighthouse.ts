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
export async function openLighthouse(chromePath: string) {
  // Untyped, because only `npm run bench:pages` installs them, beside this file.
  const { launch } = await import(import.meta.resolve("chrome-launcher"));
  const { default: lighthouse } = await import(import.meta.resolve("lighthouse"));
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
  const chromeFlags = [...flags.split(" "), "--disable-component-update", "--no-first-run"];
  const chrome = await launch({ chromePath, chromeFlags });
  return {
    async measure(address: string): Promise<LighthouseResult> {
      const result = await lighthouse(address, {
        port: chrome.port,
        logLevel: "error",
        ignoreStatusCode: true,
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
      return result.lhr;
    },
    close: () => chrome.kill(),
  };
}
