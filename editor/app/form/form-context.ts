import type { RefObject } from "react";
import type { PictureEntries } from "../server.ts";

/** What the fields of a form must know of it. */
export interface FormContext {
  /** The whole file as it is edited. */
  value: unknown;
  pictures: PictureEntries;
  /** The id of the list's entry that was added last, until it has the focus. */
  added: RefObject<string | undefined>;
  noteAdded: (id: string) => void;
}
