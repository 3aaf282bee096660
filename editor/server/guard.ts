import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Plugin } from "vite";
import { refuse } from "#site-build/dev-guard.ts";

/**
 * Only the browser that was given the address may speak to the editor. Another site's page can send requests to this
 * machine, and its own host name may point here (DNS rebinding). It knows no token and sends another Host or Origin.
 */
export function guard(token: string, address: () => string, previewCookie: string): MiddlewareHandler {
  return async (c, next) => {
    const { host, origin } = new URL(address());
    if (c.req.header("host") !== host) return c.text("Open the address that npm run edit has printed.", 403);
    const from = c.req.header("origin");
    const isChange = c.req.method !== "GET" && c.req.method !== "HEAD";
    if (isChange ? from !== origin : from !== undefined && from !== origin)
      return c.text("Another site may not use the editor.", 403);
    const [, given = ""] = c.req.path.split("/");
    if (!isSame(given, token)) return c.text("Open the address that npm run edit has printed.", 404);
    await next();
    c.res.headers.set("Set-Cookie", `${previewCookie}; HttpOnly; SameSite=Strict; Path=/`);
  };
}

/** Lets into the preview only the browser in which the editor is open: `guard` gives it the cookie. */
export function forEditorOnly(key: string): Plugin {
  return refuse("editor:preview-cookie", ({ headers, socket }) => {
    const cookie = cookieOf(key, socket.localPort);
    const isKnown = headers.cookie?.split("; ").some((given) => isSame(given, cookie));
    return isKnown ? undefined : "Open the address that npm run edit has printed.";
  });
}

/** A browser keeps one set of cookies for all ports of a machine: each preview's has a name of its own. */
export function cookieOf(key: string, port: number | undefined): string {
  return `preview-${port}=${key}`;
}

/** The editor's page may load only its own files, and the preview in a frame. */
export function headers(preview: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const csp = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob:; media-src blob:; connect-src 'self'; frame-src ${preview}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
    c.res.headers.set("Content-Security-Policy", csp);
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Content-Type-Options", "nosniff");
    // The address holds the token.
    c.res.headers.set("Referrer-Policy", "no-referrer");
    c.res.headers.set("Cross-Origin-Resource-Policy", "same-origin");
    c.res.headers.set("Cross-Origin-Opener-Policy", "same-origin");
  };
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
