import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { testSite } from "./site/settings.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shape of each file is the schema's business, which the build asks.
export type Yaml = any;

/** Copies content, by default that of the tests, into `folder` and returns functions to change it. */
export function copyContent(folder: string, from: string = testSite.CONTENT_DIR) {
  cpSync(from, folder, { recursive: true, filter: (file) => !file.endsWith(".ts") });
  return (file: string, change: (content: Yaml) => void) => {
    const path = join(folder, file);
    const content = parse(readFileSync(path, "utf8"));
    change(content);
    writeFileSync(path, stringify(content, { lineWidth: 0, aliasDuplicateObjects: false }));
  };
}
