import type { Content } from "#content/schema/subjects.ts";
import { contentFolder, loadContent } from "./site-content.ts";

/** The content as the parts of one build share it: read once, and again after `forget`. */
export interface ContentSource {
  folder: string;
  /** Throws a ContentError that names every mistake. */
  read(): Content;
  forget(): void;
}

export function contentSource(folder = contentFolder): ContentSource {
  let content: Content | undefined;
  return {
    folder,
    read() {
      content ??= loadContent(folder);
      return content;
    },
    forget() {
      content = undefined;
    },
  };
}
