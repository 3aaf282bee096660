import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { yamlFiles } from "#content/schema/subjects.ts";
import { digestOf } from "../pictures/digest.ts";
import { isRecord } from "./fields.ts";

/** content/ as the owner has written it. A release keeps it beside its public files, and the editor compares. */
export interface WrittenContent {
  /** The data of each YAML file, by its name. */
  files: Record<string, unknown>;
  /** A digest of each photograph, by its file in media/originals/. */
  photographs: Record<string, string>;
}

/** In the folder of a release; never served. */
export const writtenContentFile = "content.json";

/** Throws if the syntax of a file is broken. */
export function readWrittenContent(folder: string, media: string): WrittenContent {
  const files = Object.fromEntries(
    yamlFiles.map((name) => [name, parse(readFileSync(join(folder, name), "utf8")) as unknown]),
  );
  const pictures = files["pictures.yaml"];
  const photographs = Object.values(isRecord(pictures) ? pictures : {}).flatMap((entry) => {
    const file = isRecord(entry) ? String(entry.file) : "";
    const path = join(media, "originals", file);
    if (!file || !existsSync(path)) return [];
    return [[file, digestOf(path).slice(0, 16)] as const];
  });
  return { files, photographs: Object.fromEntries(photographs) };
}
