import type { MiddlewareHandler } from "hono";

/** Features that would ask the guest for permission. The list is short, because it is sent with every page. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment"];

/** Set on every response. */
export const headersOfEveryAnswer: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  // no-referrer would make native form posts say "Origin: null", which looks like another site.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Pictures may be shown elsewhere: link previews, newsletters and search engines need them. */
export const pictureHeaders = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** For every answer, errors included. */
export function securityHeaders(isBehindProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOfEveryAnswer)) c.res.headers.set(name, value);
    const type = c.res.headers.get("Content-Type") ?? "";
    if (type.startsWith("image/"))
      for (const [name, value] of Object.entries(pictureHeaders)) c.res.headers.set(name, value);
    // Only for texts and JSON, which load nothing. A script's policy would also bind the worker that it starts.
    if (/^(text\/plain|application\/json)/.test(type) && !c.res.headers.has("Content-Security-Policy"))
      c.res.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    const scheme = c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim();
    if (isBehindProxy && scheme === "https")
      c.res.headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}
