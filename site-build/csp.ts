import { hash } from "node:crypto";

/** The Content-Security-Policy of a rendered page. `formOrigins`: other origins that the form may post to. */
export function contentSecurityPolicy(html: string, formOrigins: readonly string[] = []): string {
  const scripts = inlineHashes(html, /<script(?: [^>]*)?>([^<][\s\S]*?)<\/script>/g);
  const styles = inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  if (/<[^>]+ style="/.test(html))
    throw new Error("A style attribute in a prerendered page would be blocked.");
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts], // for workers, too
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...formOrigins],
    "form-action": ["'self'", ...formOrigins],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function inlineHashes(html: string, pattern: RegExp): string[] {
  const texts = [...html.matchAll(pattern)].filter(([element]) => !element.includes("application/ld+json"));
  return [...new Set(texts.map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`))];
}
