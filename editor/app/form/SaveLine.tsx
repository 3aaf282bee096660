import { Fragment, type ReactNode } from "react";
import { titleOf } from "../../labels.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { addressOfField } from "../address.ts";
import { sayAway } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import type { SaveState } from "./useAutosave.ts";

/** How many changes of a file wait in its drafts, of all languages. */
export function countUnfinished({ revision, editions }: Pick<Subject, "revision" | "editions">): number {
  return [{ revision }, ...Object.values(editions)]
    .map(({ revision }) => (revision ? revision.unfinished.length + revision.choices.length : 0))
    .reduce((sum, count) => sum + count);
}

/** Says whether everything is saved. `states`: of this form in its languages; `count`: its unfinished changes. */
export function SaveLine({ states, count }: { states: readonly SaveState[]; count: number }) {
  const { isAway, subjects, undone } = useEditor();
  const failure = states.find((state) => state.failure)?.failure;
  const isUnsaved = states.some((state) => state.isUnsaved);
  const elsewhere = subjects.filter((subject) => countUnfinished(subject) > 0);
  const say = (kind: string, words: ReactNode) => (
    <div className="save-line" role="status" data-kind={kind}>
      {words}
    </div>
  );
  if (isAway) return say("away", sayAway);
  if (failure) return say("failed", `Not saved, but kept in this browser: ${failure}`);
  if (isUnsaved) return say("saving", "Saving …");
  const seeWhy = () => document.querySelector<HTMLElement>(".unfinished")?.focus();
  if (count > 0)
    return say(
      "unfinished",
      <>
        {undone}
        {count === 1 ? "1 change is" : `${count} changes are`} not finished, and kept as a draft. All else is
        saved.{" "}
        <button type="button" className="quiet" onClick={seeWhy}>
          See why
        </button>
      </>,
    );
  const end = "All changes are saved. The public site changes when you publish.";
  if (elsewhere.length === 0)
    return say(
      "saved",
      <>
        {undone}
        {end}
      </>,
    );
  const links = <FormLinks files={elsewhere.map(({ file }) => file)} />;
  return say(
    "saved",
    <>
      {undone}All of this form is saved. Not finished: {links}
    </>,
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
