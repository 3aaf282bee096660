import { createContext, type ReactNode, useContext } from "react";
import type { Edition } from "../../content/schema/editions.ts";
import type { PictureEntry } from "../../content/schema/pictures.ts";
import type { Subject } from "../server/editor-routes.ts";
import type { Saved } from "./api.ts";

/** What forms and views need to know besides their own subject. */
interface Editing {
  /** The editor's program does not run. */
  isAway: boolean;
  subjects: readonly Subject[];
  /** All languages; the first is that of the forms. */
  editions: readonly Edition[];
  /** The language that the owner has chosen beside the first. */
  edition: Edition | undefined;
  /** What undo or redo did elsewhere. */
  undone: ReactNode;
  onSaved(saved: Saved): void;
}

export const EditorContext = createContext({} as Editing);

export const useEditor = () => useContext(EditorContext);

/** The entries of pictures.yaml, with its draft. */
export function usePictures(): Record<string, PictureEntry> {
  return entriesOf(useEditor().subjects.find(({ file }) => file === "pictures.yaml"));
}

export const entriesOf = (pictures: Pick<Subject, "revision"> | undefined) =>
  (pictures?.revision?.value ?? {}) as Record<string, PictureEntry>;
