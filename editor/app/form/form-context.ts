import type { RefObject } from "react";
import type { Path } from "../../../site-build/content/fields.ts";

/** What the fields of a form need to know. */
export interface FormContext {
  /** The data of the whole file, as the form shows them now. */
  value: unknown;
  /** Where something is not finished. */
  unfinished: readonly Path[];
  /** The id of the list entry that was added last, until it has the focus. */
  added: RefObject<string | undefined>;
}
