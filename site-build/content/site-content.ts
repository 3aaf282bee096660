import { join } from "node:path";
import type { Content } from "#content/schema/subjects.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { ContentError } from "./mistake.ts";
import { readContent } from "./read-content.ts";

/** `CONTENT_DIR`, by default content/. */
export const contentFolder = process.env.CONTENT_DIR || join(projectRoot, "content");

/** Reads the content, or an edition by its path. Throws a ContentError that names every mistake. */
export function loadContent(folder = contentFolder, media = mediaFolder, edition = ""): Content {
  const { content, mistakes } = readContent(folder, media, undefined, edition);
  if (!content) throw new ContentError(mistakes);
  return content;
}

/** The same for a command: prints every mistake and exits. */
export function loadContentOrStop(load: () => Content = loadContent): Content {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
