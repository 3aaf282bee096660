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

/** For texts and JSON, which load nothing. */
export const textPolicy = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };

/** Browsers heed it over HTTPS only. */
export const hstsHeader = { "Strict-Transport-Security": "max-age=31536000" };

export function securityHeaders(isBehindProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const type = headers.get("Content-Type") ?? "";
    // A script's policy would also bind the worker that it starts.
    const isText = /^(text\/plain|application\/json)/.test(type) && !headers.has("Content-Security-Policy");
    const scheme = c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim();
    const all = {
      ...headersOfEveryAnswer,
      ...(type.startsWith("image/") && pictureHeaders),
      ...(isText && textPolicy),
      ...(isBehindProxy && scheme === "https" && hstsHeader),
    };
    for (const [name, value] of Object.entries(all)) headers.set(name, value);
  };
}
