import type { APIRequestContext } from "@playwright/test";

/**
 * Follows every link of a website from `start` on. Returns those that lead to no page or to no part of it, and how many pages
 * it read.
 */
export async function findDeadLinks(request: APIRequestContext, start: string) {
  const pages = new Map<string, string | undefined>();
  const dead = new Set<string>();
  const waiting: [address: URL, from: string][] = [[new URL(start), start]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [{ href, origin, pathname, hash }, from] = next;
    if (!pages.has(pathname)) {
      const response = await request.get(href);
      const html = response.ok() ? await response.text() : undefined;
      pages.set(pathname, html);
      for (const [, link = ""] of html?.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g) ?? []) {
        const address = new URL(link.replaceAll("&amp;", "&"), href);
        if (address.origin === origin) waiting.push([address, pathname]);
      }
    }
    const html = pages.get(pathname);
    if (html === undefined || (hash && !html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)))
      dead.add(`${from} -> ${pathname}${hash}`);
  }
  return { dead: [...dead], read: pages.size };
}
