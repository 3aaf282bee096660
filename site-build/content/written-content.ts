import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Edition } from "#content/schema/editions.ts";
import { type Content, yamlFiles } from "#content/schema/subjects.ts";
import { isInRegion } from "#shared/map/projection.ts";
import { digestOf } from "../digest.ts";
import { isRecord } from "./fields.ts";

/** content/ as the owner has written it. A release keeps it beside its public files, and the editor compares. */
export interface WrittenContent {
  /** The data of each YAML file, by its name: menu.yaml, or hi/menu.yaml in an edition that guests see. */
  files: Record<string, unknown>;
  /** A digest of each photograph, by its file in media/originals/. */
  photographs: Record<string, string>;
}

/** In the folder of a release; never served. */
export const writtenContentFile = "content.json";

/** Throws if the syntax of a file is broken. */
export function readWrittenContent(folder: string, media: string): WrittenContent {
  const read = (name: string) => [name, parse(readFileSync(join(folder, name), "utf8")) as unknown] as const;
  const files = Object.fromEntries(yamlFiles.map(read));
  // Outside of the drawn region guests see no map with these names.
  if (!isInRegion((files["resort.yaml"] as Content["resort"]).place)) delete files["map/places.yaml"];
  for (const { path, isPublic } of (files["editions.yaml"] as { editions: Edition[] }).editions)
    for (const name of path && isPublic ? yamlFiles.map((file) => `${path}/${file}`) : [])
      if (existsSync(join(folder, name))) files[name] = read(name)[1];
  const pictures = files["pictures.yaml"];
  const photographs = Object.values(isRecord(pictures) ? pictures : {}).flatMap((entry) => {
    const file = isRecord(entry) ? String(entry.file) : "";
    const path = join(media, "originals", file);
    if (!file || !existsSync(path)) return [];
    return [[file, digestOf(path).slice(0, 16)] as const];
  });
  return { files, photographs: Object.fromEntries(photographs) };
}
