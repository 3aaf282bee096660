import { createContext, Fragment, useContext } from "react";
import { titleOf } from "../../labels.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { addressOfField } from "../address.ts";
import type { SaveState } from "./useAutosave.ts";

/** What the line needs besides its own form: whether the server runs, and all other forms. */
export const Saving = createContext<{ isAway: boolean; subjects: readonly Subject[] }>({
  isAway: false,
  subjects: [],
});

export const sayAway =
  "The editor’s program is not running. What you type is kept in this browser, and saved when it runs again: npm run edit.";

/** How many changes of a file wait in its draft. */
export function countUnfinished({ revision }: Pick<Subject, "revision">): number {
  return revision ? revision.unfinished.length + revision.choices.length : 0;
}

/** Says whether everything is saved. `count`: unfinished changes of this form. */
export function SaveLine({ state, count }: { state: SaveState; count: number }) {
  const { isAway, subjects } = useContext(Saving);
  const elsewhere = subjects.filter((subject) => countUnfinished(subject) > 0);
  const kind = isAway ? "away" : state.failure ? "failed" : state.isUnsaved ? "saving" : "saved";
  return (
    <div className="save-line" role="status" data-kind={kind === "saved" && count > 0 ? "unfinished" : kind}>
      {kind === "away" && sayAway}
      {kind === "failed" && `Not saved, but kept in this browser: ${state.failure}`}
      {kind === "saving" && "Saving …"}
      {kind === "saved" && count > 0 && (
        <>
          {count === 1 ? "1 change is" : `${count} changes are`} not finished, and kept as a draft. All else
          is saved.{" "}
          <button
            type="button"
            className="quiet"
            onClick={() => document.getElementById("unfinished")?.focus()}
          >
            See why
          </button>
        </>
      )}
      {kind === "saved" && count === 0 && elsewhere.length > 0 && (
        <>
          All of this form is saved. Not finished:{" "}
          {elsewhere.map(({ file }, at) => (
            <Fragment key={file}>
              {at > 0 && ", "}
              <a href={addressOfField(file, [])}>{titleOf(file)}</a>
            </Fragment>
          ))}
        </>
      )}
      {kind === "saved" &&
        count + elsewhere.length === 0 &&
        "All changes are saved. The public site changes when you publish."}
    </div>
  );
}
