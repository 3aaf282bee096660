import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { scriptOf } from "../content/editions.ts";

/** Minifies a stylesheet that is used outside of our pages, with each token replaced by its value. */
export function standaloneStyle(filename: string, css: string, tokens: (name: string) => string): string {
  const valued = css.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => tokens(name));
  return transform({ filename, code: Buffer.from(valued), minify: true }).code.toString();
}

/** Looks up values in the tokens of app/styles, with the typefaces of a language. */
export function drawingTokens(root: string, language = "en"): (name: string) => string {
  const files = scriptOf(language) === "Deva" ? ["devanagari", "fonts"] : ["fonts"];
  const tokens = [...files, "tokens", "tokens-inner"]
    .map((file) => readFileSync(join(root, `app/styles/${file}.css`), "utf8"))
    .join("\n");
  const valueNamed = (name: string): string => {
    const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];
    if (!value) throw new Error(`app/styles has no --${name}.`);
    return value.replaceAll(/var\(--([\w-]+)\)/g, (_, other: string) => valueNamed(other));
  };
  return valueNamed;
}
