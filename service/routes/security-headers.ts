import type { MiddlewareHandler } from "hono";

/** Features that ask the guest for permission. Kept short, because the list is sent with every page. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment"];

/** Set on every response. */
export const baseSecurityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  // With no-referrer, forms posted without JavaScript would send "Origin: null", which looks like another site.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Other sites may embed pictures: link previews, newsletters and search engines do. */
export const pictureHeaders = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** For plain text and JSON, which load nothing. */
export const textPolicy = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };

/** Browsers obey it over HTTPS only. */
export const hstsHeader = { "Strict-Transport-Security": "max-age=31536000" };

export function securityHeaders(isBehindProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const type = headers.get("Content-Type") ?? "";
    // Not on scripts: the policy would also apply to a worker started from one.
    const isText = /^(text\/plain|application\/json)/.test(type) && !headers.has("Content-Security-Policy");
    const scheme = c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim();
    const all = {
      ...baseSecurityHeaders,
      ...(type.startsWith("image/") && pictureHeaders),
      ...(isText && textPolicy),
      ...(isBehindProxy && scheme === "https" && hstsHeader),
    };
    for (const [name, value] of Object.entries(all)) headers.set(name, value);
  };
}
