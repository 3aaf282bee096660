import type { RefObject } from "react";
import type { PictureEntry } from "../../../content/schema/pictures.ts";
import type { Path } from "../../../site-build/content/fields.ts";
import type { Revision } from "../../server/content-store.ts";
import type { Saved } from "../api.ts";

/** What the fields of a form need to know. */
export interface FormContext {
  /** The data of the whole file, as the form shows them now. */
  value: unknown;
  /** Where something is not finished. */
  unfinished: readonly Path[];
  /** pictures.yaml. */
  pictures: Revision;
  onSaved: (saved: Saved) => void;
  /** The id of the list entry that was added last, until it has the focus. */
  added: RefObject<string | undefined>;
}

export function entriesOf(pictures: Revision): Record<string, PictureEntry> {
  return pictures.value as Record<string, PictureEntry>;
}
