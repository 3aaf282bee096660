import { useMemo, useState } from "react";
import type { Revision } from "../../server/content-store.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { addressOf } from "../address.ts";
import { api, read, viewOf } from "../api.ts";
import { entriesOf } from "../editor-context.ts";
import { useLoaded } from "../useAction.tsx";
import { PictureEditor } from "./PictureEditor.tsx";

/** All pictures of the site, or one of them with its crops and words. */
export function PicturesView(props: { name: string; subject: Subject; opened: Revision }) {
  const { name, opened } = props;
  const { value: facts, problem } = useLoaded(() => read(api.pictures.$get()), [opened.version]);
  const [deleted, setDeleted] = useState("");
  const entries = entriesOf(props.subject);
  const revision = useMemo(() => partOf(opened, name), [opened, name]);

  if (revision)
    return (
      <PictureEditor
        key={name}
        {...props}
        opened={revision}
        facts={facts?.find((each) => each.name === name)}
        onDeleted={() => {
          setDeleted(name);
          location.hash = addressOf({ view: "pictures", name: "" });
        }}
      />
    );
  const drawings = facts?.filter(({ isDrawing }) => isDrawing).length ?? 0;
  const advice =
    drawings > 0 && `${drawings} of them are still our drawings: replace them by your photographs.`;
  return (
    <>
      <p role="status">{deleted && !(deleted in entries) && `${deleted} is deleted. Undo brings it back.`}</p>
      <p className="note">
        {problem || (facts ? `${facts.length} pictures. ${advice || ""}` : "One moment …")}
      </p>
      <ul className="choices">
        {Object.entries(entries).map(([each, { file }]) => {
          const own = facts?.find((fact) => fact.name === each);
          return (
            <li key={each}>
              <a href={addressOf({ view: "pictures", name: each })}>
                <span className="thumb">
                  <img src={viewOf(file, 160)} alt="" loading="lazy" />
                </span>
                {each}
                {own?.isDrawing && <span className="note">drawing</span>}
                {own?.warning && <span className="wrong">{own.warning.short}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** One picture, with what is not finished of it. Undefined if there is none of that name. */
function partOf(opened: Revision, name: string): Revision | undefined {
  const entry = entriesOf({ revision: opened })[name];
  if (!entry) return undefined;
  const own = <Part extends { path: readonly unknown[] }>(all: readonly Part[]) =>
    all.filter(({ path }) => path[0] === name);
  return {
    ...opened,
    value: { [name]: entry },
    unfinished: own(opened.unfinished),
    mistakes: own(opened.mistakes),
    choices: own(opened.choices),
  };
}
