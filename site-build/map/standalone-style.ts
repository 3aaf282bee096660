import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";

/** A small stylesheet for what stands outside of our pages and sees no token: each becomes its value. */
export function standaloneStyle(filename: string, css: string, tokens: (name: string) => string): string {
  const valued = css.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => tokens(name));
  return transform({ filename, code: Buffer.from(valued), minify: true }).code.toString();
}

/** The value of a token of app/styles/tokens.css, for what is drawn outside of a page and cannot see it. */
export function drawingTokens(root: string): (name: string) => string {
  const tokens = readFileSync(join(root, "app/styles/tokens.css"), "utf8");
  const valueNamed = (name: string): string => {
    const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];
    if (!value) throw new Error(`app/styles/tokens.css has no --${name}.`);
    return value.replaceAll(/var\(--([\w-]+)\)/g, (_, other: string) => valueNamed(other));
  };
  return valueNamed;
}
