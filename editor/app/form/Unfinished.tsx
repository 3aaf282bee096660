import { useId } from "react";
import type { Edition } from "../../../content/schema/editions.ts";
import { type Path, valueAt } from "../../../site-build/content/fields.ts";
import { capital, sayPlace, sayValue } from "../../labels.ts";
import type { Revision } from "../../server/content-store.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { api, read, type Saved } from "../api.ts";
import { Problem, useAction } from "../useAction.tsx";
import { sendAll } from "./useAutosave.ts";

/** Lists what a form has not written: unfinished changes, and fields that were changed in two places. */
export function Unfinished(props: {
  subject: Pick<Subject, "file" | "schema">;
  /** Another one than the first. */
  edition?: Edition;
  opened: Revision;
  onShow: (path: Path) => void;
  onSaved: (saved: Saved) => void;
}) {
  const { subject, edition, opened, onShow, onSaved } = props;
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
