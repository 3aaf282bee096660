/**
 * Whether a request comes from a page of this site or of an allowed origin. Browsers set Sec-Fetch-Site, which stays right
 * behind a proxy that changes Host; Origin is for browsers without it. A request with neither is not from a browser, and a
 * program can send any header, so there is nothing to check.
 */
export function isAllowedOrigin(
  header: (name: string) => string | undefined,
  allowedOrigins: string[],
): boolean {
  const origin = header("origin");
  const fetchSite = header("sec-fetch-site");
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
  // The scheme is not compared: behind a proxy we see http where the guest sees https.
  return origin === undefined || URL.parse(origin)?.host === (header("host") ?? "").toLowerCase();
}
