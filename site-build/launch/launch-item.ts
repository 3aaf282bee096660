import type { Content, SubjectFile } from "#content/schema/subjects.ts";
import type { Files } from "../content/content-file.ts";
import type { Path } from "../content/mistake.ts";

/** The parts of the list, in its order. */
export const launchGroups = [
  "Confirmed by name",
  "Who and where you are",
  "How inquiries reach you",
  "Words that are ours",
  "What guests say and ask",
  "Prices",
  "Buttons and links that do nothing",
  "Pictures and film",
] as const;

export type LaunchGroup = (typeof launchGroups)[number];

/** Something that only the owner can know, and has not told yet. */
export interface Finding {
  /** By which content/confirmed.yaml names it: picture-hero-dawn. No two have the same. */
  name: string;
  group: LaunchGroup;
  /** Undefined for the service's settings. */
  file?: SubjectFile;
  path: Path;
  /** What it is and what to do: a sentence or two. */
  todo: string;
}

/** What the list is made from. */
export interface Evidence {
  content: Content;
  /** The same as it is written, with {name} and lines. */
  files: Files;
  mediaFolder: string;
  /** The service's settings, as far as they are known here. */
  env: Readonly<Record<string, string | undefined>>;
}

/** 'FAMILY FUN' as part of a name: family-fun. */
export function inName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
