import { readFileSync } from "node:fs";
import { join } from "node:path";

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
