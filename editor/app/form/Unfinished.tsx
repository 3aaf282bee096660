import { useId } from "react";
import type { Edition } from "../../../content/schema/editions.ts";
import { type Path, pathInContent, valueAt } from "../../../site-build/content/fields.ts";
import { capital, sayPlace, sayValue } from "../../labels.ts";
import type { Revision } from "../../server/content-store.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { api, read } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { Problem, useAction } from "../useAction.tsx";
import { countUnfinished, SaveLine } from "./SaveLine.tsx";
import { type SaveState, sendAll } from "./useAutosave.ts";

/** Whether a form is saved, and what of it is not finished, in all languages. `opened` may be a part of the file. */
export function FormState(props: {
  states: readonly SaveState[];
  subject: Subject;
  opened: Revision;
  onShow: (path: Path, edition?: Edition) => void;
}) {
  const { states, subject, opened, onShow } = props;
  const { revision, editions } = subject;
  const { editions: languages } = useEditor();
  return (
    <>
      <SaveLine states={states} count={countUnfinished({ revision: opened, editions })} />
      <Unfinished subject={subject} opened={opened} onShow={onShow} />
      {languages.map((edition) => {
        const texts = editions[edition.path]?.revision;
        const show = (path: Path) =>
          onShow(pathInContent(revision?.written ?? revision?.value, path), edition);
        return (
          texts && (
            <Unfinished key={edition.path} subject={subject} edition={edition} opened={texts} onShow={show} />
          )
        );
      })}
    </>
  );
}

/** Lists what a form has not written: unfinished changes, and fields that were changed in two places. */
function Unfinished(props: {
  subject: Pick<Subject, "file" | "schema">;
  /** Another one than the first. */
  edition?: Edition;
  opened: Revision;
  onShow: (path: Path) => void;
}) {
  const { subject, edition, opened, onShow } = props;
  const { onSaved } = useEditor();
  const { unfinished, choices, value } = opened;
  const id = useId();
  const { problem, run } = useAction();
  const decide = (path: Path, keep: "own" | "other" | "file") =>
    run(async () => {
      await sendAll();
      const { version } = opened;
      const json = { file: subject.file, edition: edition?.path ?? "", version, path: [...path], keep };
      onSaved(await read(api.drafts.$post({ json })));
    });
  const say = (path: Path) =>
    [...(edition ? [edition.name] : []), ...sayPlace(subject.schema, value, path)].join(" › ");
  const button = (name: string, place: Path, act: () => void) => (
    <button type="button" className="quiet" aria-describedby={[id, ...place].join("/")} onClick={act}>
      {name}
    </button>
  );
  if (unfinished.length + choices.length === 0) return null;
  return (
    <section
      className="unfinished"
      tabIndex={-1}
      aria-label={edition ? `Not finished in ${edition.name}` : "Not finished"}
    >
      <Problem>{problem}</Problem>
      <ul className="rows">
        {choices.map(({ path, value: other }) => (
          <li key={JSON.stringify([path, other])}>
            <strong id={[id, ...path].join("/")}>{say(path)}</strong>
            <span className="note">It was changed in two places. Choose one.</span>
            <dl className="versions">
              <dt>Here</dt>
              <dd>{sayValue(valueAt(value, path))}</dd>
              <dt>Elsewhere</dt>
              <dd>{sayValue(other)}</dd>
            </dl>
            <span className="buttons">
              {button("Keep what is here", path, () => void decide(path, "own"))}
              {button("Take the other", path, () => void decide(path, "other"))}
            </span>
          </li>
        ))}
        {unfinished.map(({ path, message }) => (
          <li key={JSON.stringify(path)}>
            <strong id={[id, ...path].join("/")}>{say(path)}</strong>
            <span className="note">{capital(message)}</span>
            <span className="buttons">
              {button("Show it", path, () => onShow(path))}
              {button("Discard it", path, () => void decide(path, "file"))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
