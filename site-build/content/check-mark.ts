import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import { valueAt } from "./fields.ts";
import type { Mistake } from "./mistake.ts";

const mostBytes = 50_000;

/** Scripts and external files. Browsers ignore them in an image, but a guest can open /icon.svg directly. */
const active = new RegExp(
  [
    /<([^\s<>/:]+:)?(script|foreignObject|iframe|object|embed)\b|\son\w+\s*=|javascript:/,
    /\battributeName\s*=\s*["']\s*(\w+:)?(href|on)|<\?xml-stylesheet|1999\/xhtml/,
    /@import|\b(href|src)\s*=\s*["'](?!#|data:image\/(png|jpeg|webp))|url\((?!\s*["']?#)/,
    // What could hide one of these: entities, default attributes, letters written as numbers in names.
    /<!(ENTITY|ATTLIST)|\b(xmlns|attributeName)[^=>]*=\s*["'][^"'>]*&/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

/** Other encodings could hide them, too: the browser would read another text than this check. */
const foreignEncoding = /[\0\ufffd]|<\?xml\b[^>]*\bencoding\s*=\s*["'](?!utf-8|us-ascii)/i;

/** Checks the owner's logo: it is an SVG that scales, and has no scripts or external files. */
export function checkMark(files: ContentFiles, mediaFolder: string): Mistake[] {
  const file = files["resort.yaml"];
  const name = valueAt(file.value, ["mark"]);
  if (typeof name !== "string" || !/^[\w.-]+\.svg$/.test(name)) return [];
  const path = join(mediaFolder, "brand", name);
  const problem = existsSync(path) && whyNoMark(readFileSync(path, "utf8"));
  return problem ? [mistakeAt(file, ["mark"], `${name} ${problem}`)] : [];
}

/** Why an SVG file cannot be the logo. Undefined if it can. */
export function whyNoMark(svg: string): string | undefined {
  const [root] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (!root) return "is not an SVG file. Export your logo as SVG.";
  if (!/\sviewBox\s*=/.test(root)) return "has no viewBox, so that it has one size only. Export it with one.";
  if (svg.length > mostBytes)
    return `has ${Math.ceil(svg.length / 1000)} kB, and a logo may have ${mostBytes / 1000}. Export it with fewer details.`;
  if (foreignEncoding.test(svg)) return "is not saved as UTF-8. Export it once more, as UTF-8.";
  const [found] = active.exec(svg) ?? [];
  if (found) return `holds ${found.trim()}, which can run or load something. Export the drawing alone.`;
}
