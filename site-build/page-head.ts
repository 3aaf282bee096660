import { resort } from "#content/resort.ts";
import type { PageContent } from "#content/schema/pages.ts";
import { replaceOnce } from "./html-edit.ts";

/** Width and height of a share card, in pixels, as site-build/pictures makes them. */
const shareCardSize = { width: 1200, height: 630 };

/**
 * Adds what only crawlers and messengers read: the canonical address, the share card and the structured data. They
 * load each page anew, so none of it needs to be in the page's script.
 */
export function addPageHead(
  html: string,
  page: PageContent,
  shareAddress: string,
  data: readonly object[],
): string {
  const address = absolute(page.path);
  const image = absolute(shareAddress);
  const tags = [
    `<link rel="canonical" href="${address}"/>`,
    property("og:type", "website"),
    property("og:site_name", resort.name),
    property("og:locale", "en_IN"),
    property("og:url", address),
    property("og:title", page.title),
    property("og:description", page.description),
    property("og:image", image),
    property("og:image:width", String(shareCardSize.width)),
    property("og:image:height", String(shareCardSize.height)),
    `<meta name="twitter:card" content="summary_large_image"/>`,
    ...data.map((entry) => `<script type="application/ld+json">${scriptSafe(entry)}</script>`),
  ];
  return replaceOnce(html, "</head>", () => `${tags.join("")}</head>`);
}

export function absolute(path: string): string {
  return new URL(path, resort.siteUrl).href;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}"/>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** A text of the content that holds `</script>` must not end the element. */
function scriptSafe(entry: object): string {
  return JSON.stringify(entry).replaceAll("<", "\\u003c");
}
