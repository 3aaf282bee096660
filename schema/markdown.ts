import { marked, type Tokens } from "marked";
import { isLink, linkRule } from "./link-rule.ts";

/** Finds Markdown that the privacy notice would not show as intended. */
export function findMarkdownFaults(text: string): string[] {
  const faults: string[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    const { type, raw, text = "", href, depth, tokens } = token as Tokens.Generic;
    if (type === "link" && !isLink(href)) faults.push(`has a link to '${href}'. Each ${linkRule}`);
    if (type === "text" && !tokens && raw.includes("]("))
      faults.push(`has a link that is not closed, or has a space in its URL: ${raw}`);
    if (type === "image") faults.push(`has a picture: ${raw}. Only text can be shown here`);
    if (type === "html") faults.push(`must be plain text: guests would see ${raw.trim()} literally`);
    const isPlain = tokens?.every((part) => /^(text|escape)$/.test(part.type));
    if (type === "heading" && (depth === 1 || !isPlain))
      faults.push(`has the heading ${text}. Headings begin with ## and are plain words`);
  });
  return faults;
}
