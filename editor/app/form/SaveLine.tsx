import { createContext, Fragment, type ReactNode, useContext } from "react";
import { titleOf } from "../../labels.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { addressOfField } from "../address.ts";
import type { SaveState } from "./useAutosave.ts";

/** What the line needs besides its own form: whether the server runs, all other forms, and what undo did in them. */
export const Saving = createContext<{
  isAway: boolean;
  subjects: readonly Subject[];
  undone?: ReactNode;
}>({ isAway: false, subjects: [] });

export const sayAway =
  "The editor’s program is not running. What you type is kept in this browser, and saved when it runs again: npm run edit.";

/** How many changes of a file wait in its drafts, of all languages. */
export function countUnfinished({ revision, editions }: Pick<Subject, "revision" | "editions">): number {
  return [{ revision }, ...Object.values(editions)]
    .map(({ revision }) => (revision ? revision.unfinished.length + revision.choices.length : 0))
    .reduce((sum, count) => sum + count);
}

/** Says whether everything is saved. `states`: of this form in its languages; `count`: its unfinished changes. */
export function SaveLine({ states, count }: { states: readonly SaveState[]; count: number }) {
  const { isAway, subjects, undone } = useContext(Saving);
  const failure = states.find((state) => state.failure)?.failure;
  const isUnsaved = states.some((state) => state.isUnsaved);
  const elsewhere = subjects.filter((subject) => countUnfinished(subject) > 0);
  const kind = isAway ? "away" : failure ? "failed" : isUnsaved ? "saving" : "saved";
  return (
    <div className="save-line" role="status" data-kind={kind === "saved" && count > 0 ? "unfinished" : kind}>
      {kind === "saved" && undone}
      {kind === "away" && sayAway}
      {kind === "failed" && `Not saved, but kept in this browser: ${failure}`}
      {kind === "saving" && "Saving …"}
      {kind === "saved" && count > 0 && (
        <>
          {count === 1 ? "1 change is" : `${count} changes are`} not finished, and kept as a draft. All else
          is saved.{" "}
          <button
            type="button"
            className="quiet"
            onClick={() => document.querySelector<HTMLElement>(".unfinished")?.focus()}
          >
            See why
          </button>
        </>
      )}
      {kind === "saved" && count === 0 && elsewhere.length > 0 && (
        <>
          All of this form is saved. Not finished: <FormLinks files={elsewhere.map(({ file }) => file)} />
        </>
      )}
      {kind === "saved" &&
        count + elsewhere.length === 0 &&
        "All changes are saved. The public site changes when you publish."}
    </div>
  );
}

/** Links to the forms of `files`, such as 'Resort, Menu'. */
export function FormLinks({ files }: { files: readonly string[] }) {
  return files.map((file, at) => (
    <Fragment key={file}>
      {at > 0 && ", "}
      <a href={addressOfField(file, [])}>{titleOf(file)}</a>
    </Fragment>
  ));
}
