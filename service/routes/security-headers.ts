import type { MiddlewareHandler } from "hono";

/** What a guest would be asked for. Every answer carries them and has to fit the first flight with its page. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment"];

/** Of every answer, whoever gives it. */
export const headersOfEveryAnswer: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  // no-referrer would make native form posts say "Origin: null", which looks like another site.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** For every answer, errors included. */
export function securityHeaders(isBehindProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOfEveryAnswer)) c.res.headers.set(name, value);
    const type = c.res.headers.get("Content-Type") ?? "";
    // A script's own policy would bind the worker it starts; texts and JSON need nothing at all.
    if (/^(text\/plain|application\/json)/.test(type) && !c.res.headers.has("Content-Security-Policy"))
      c.res.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    const scheme = c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim();
    if (isBehindProxy && scheme === "https")
      c.res.headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}
