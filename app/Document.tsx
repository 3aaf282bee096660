import type { ReactNode } from "react";
import * as resort from "#content/site.yaml";
import type { PageToRender } from "#shared/page-to-render.ts";
import beforePaint from "./inline/before-paint.ts?script";
import { fallbackFaces } from "./styles/fallback-faces.ts";

/** HTML allows this attribute on links; React's types do not. */
const disabled = { disabled: true };

/**
 * The HTML document, which is only prerendered. React hydrates `#site` alone, because extensions add nodes to head and body.
 * Each page renders its own title and description (app/sections/PageMeta.tsx).
 */
export function Document({ head, children }: { head: PageToRender; children: ReactNode }) {
  const {
    page,
    alternates = [],
    structuredData = [],
    styles,
    developmentStyles = [],
    typefaceStylesheet,
    release,
    loader,
    modules,
  } = head;
  const rules = styles.map(({ text }) => text).join("") + fallbackFaces;
  return (
    <html
      lang={resort.language}
      dir={directionOf(resort.language)}
      data-own-logo={resort.logo ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1e302b" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        {/* Block rendering until #main-end is parsed; earlier paints shift. */}
        <link rel="expect" href="#main-end" blocking="render" />
        <script
          data-release={release}
          data-loader={loader}
          data-modules={modules.join(" ")}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files; their hash is in the CSP
          dangerouslySetInnerHTML={{ __html: beforePaint }}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files; their hash is in the CSP */}
        <style dangerouslySetInnerHTML={{ __html: rules }} />
        {/* Disabled links are not fetched. They tell Vite's loader that these styles are already inlined. */}
        {styles.map(({ url }) => (
          <link key={url} rel="stylesheet" href={url} {...disabled} />
        ))}
        {developmentStyles.map(({ file, text }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files
          <style key={file} data-vite-dev-id={file} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
        <noscript>
          <link rel="stylesheet" href={typefaceStylesheet} />
        </noscript>
        {page && <ShareTags {...page} />}
        {alternates.map(({ language: tag, url }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={url} />
        ))}
        {structuredData.map((entry) => (
          <script
            key={JSON.stringify(entry)}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: every < is escaped
            dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll("<", "\\u003c") }}
          />
        ))}
      </head>
      <body>
        <div id="site">{children}</div>
      </body>
    </html>
  );
}

const directionOf = (language: string) => new Intl.Locale(language).getTextInfo().direction;

/** The preview of a link in messengers. Needed in the HTML file only, because messengers run no scripts. */
function ShareTags({ path, title, description, card }: NonNullable<PageToRender["page"]>) {
  const tags = {
    "og:type": "website",
    "og:site_name": resort.name,
    "og:locale": resort.language.replace("-", "_"),
    "og:url": new URL(path, resort.siteUrl).href,
    "og:title": title,
    "og:description": description,
    "og:image": card,
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
  };
  return Object.entries(tags).map(([property, content]) => (
    <meta key={property} property={property} content={content} />
  ));
}
