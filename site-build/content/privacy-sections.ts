import { Marked, type Token } from "marked";
import { escapeHtml } from "#shared/escape-html.ts";
import { clientLimitMinutes, savedForDays } from "#shared/inquiry.ts";
import type { SiteSettings } from "../site-settings.ts";
import { type LocaleContent, urlInLocale } from "./locales.ts";
import { addressLines } from "./map-links.ts";

/** Escapes HTML in the owner's Markdown. */
const notice = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });

/**
 * The sections of the privacy notice as HTML, with its placeholders filled in. Text above the first heading has an empty
 * title.
 */
export function privacySections(
  { privacy, site, locale }: LocaleContent,
  { retentionDays }: Pick<SiteSettings, "retentionDays">,
) {
  const telephones = [...new Set(site.telephones)].map(
    (number) => `[${number}](tel:${number.replaceAll(" ", "")})`,
  );
  const facts: Readonly<Record<string, string | number>> = {
    days: retentionDays,
    minutes: clientLimitMinutes,
    savedDays: savedForDays,
    email: `[${site.email}](mailto:${site.email})`,
    address: [addressLines(site).join(", "), ...telephones, `[${site.email}](mailto:${site.email})`].join(
      "  \n",
    ),
  };
  const text = privacy.body.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  const [above = "", ...sections] = text.split(/^## /m);
  const html = (markdown: string) => notice.parse(markdown, { async: false, walkTokens });
  const walkTokens = (token: Token) => {
    if (token.type === "link") token.href = urlInLocale(token.href, locale);
  };
  const titled = sections.map((section) => {
    const [title = "", ...lines] = section.split("\n");
    return { title: title.trim(), html: html(lines.join("\n")) };
  });
  return above.trim() ? [{ title: "", html: html(above) }, ...titled] : titled;
}
