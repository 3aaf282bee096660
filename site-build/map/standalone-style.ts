import { transform } from "lightningcss";

/** A small stylesheet for what stands outside of our pages and sees no token: each becomes its value. */
export function standaloneStyle(filename: string, css: string, tokens: (name: string) => string): string {
  const valued = css.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => tokens(name));
  return transform({ filename, code: Buffer.from(valued), minify: true }).code.toString();
}
