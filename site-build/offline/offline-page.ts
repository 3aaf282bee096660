import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#content/schema/subjects.ts";
import type { Typeface } from "#shared/page-to-render.ts";
import { faceRules } from "../page-assets.ts";
import { drawingTokens, standaloneStyle } from "./standalone-style.ts";

/** The page that the service worker answers for a page that is not kept, and its policy. It loads only fonts. */
export function offlinePage(
  root: string,
  { offline, resort, edition }: Content,
  typefaces: readonly Typeface[],
) {
  const css = faceRules(typefaces) + readFileSync(join(root, "site-build/offline/offline-page.css"), "utf8");
  const style = standaloneStyle("offline-page.css", css, drawingTokens(root, edition.language));
  const call = (number: string) => `<li><a href="tel:${number.replaceAll(/[^+\d]/g, "")}">${number}</a></li>`;
  const answer =
    `<!doctype html><html lang="${edition.language}" dir="${edition.direction}"><head><meta charset="utf-8"><title>${offline.title} | ${resort.name}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${style}</style></head><body><header>${resort.name}</header><main>` +
    `<svg viewBox="0 0 32 52" width="32" height="52" aria-hidden="true"><path d="M16 0v22" stroke="currentColor" stroke-width="1.5"/><circle cx="16" cy="36" r="13"/></svg>` +
    `<h1>${offline.title}</h1><p>${offline.lead}</p><ul class="kept"><!--kept--></ul>` +
    `<p>${offline.call}</p><ul>${[...new Set(resort.telephones)].map(call).join("")}</ul>` +
    `<p><a class="again" href="">${offline.again}</a></p></main></body></html>`;
  const styleHash = hash("sha256", style, "base64");
  const answerPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { answer, answerPolicy };
}
