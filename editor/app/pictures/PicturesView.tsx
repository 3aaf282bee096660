import { useEffect, useState } from "react";
import { addressOf } from "../address.ts";
import { SaveLine } from "../form/SaveLine.tsx";
import { useSheet } from "../form/useSheet.ts";
import {
  ask,
  type PictureEntries,
  type PictureEntry,
  type PictureFacts,
  type Saved,
  type Sheet,
  viewOf,
} from "../server.ts";
import { PictureSheet } from "./PictureSheet.tsx";
import { warningOf } from "./warnings.ts";

/** All pictures of the site; one of them with its crops and words. */
export function PicturesView(props: {
  name: string;
  opened: Sheet;
  onSaved: (file: string, saved: Saved) => void;
}) {
  const { name, opened, onSaved } = props;
  const { value, state, change } = useSheet("pictures.yaml", opened, onSaved);
  const [facts, setFacts] = useState<PictureFacts[]>([]);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    ask<PictureFacts[]>(`pictures?of=${opened.version}`).then(setFacts, (error: Error) =>
      setProblem(error.message),
    );
  }, [opened.version]);
  const entries = value as PictureEntries;
  const entry = entries[name];
  const line = (
    <SaveLine
      state={state}
      onShow={({ path }) => {
        location.hash = addressOf({ view: "pictures", name: String(path[0] ?? "") });
      }}
    />
  );

  if (entry)
    return (
      <>
        {line}
        <p>
          <a href={addressOf({ view: "pictures", name: "" })}>All pictures</a>
        </p>
        <PictureSheet
          key={name}
          name={name}
          entry={entry}
          facts={facts.find((each) => each.name === name)}
          onChange={(changed: PictureEntry) => change({ ...entries, [name]: changed })}
        />
      </>
    );
  const drawings = facts.filter(({ isDrawing }) => isDrawing).length;
  return (
    <>
      {line}
      <p className="note">
        {problem ||
          (drawings > 0
            ? `${drawings} of ${facts.length} are still our drawings. A photograph of yours takes their place.`
            : `${facts.length} pictures.`)}
      </p>
      <ul className="choices">
        {Object.entries(entries).map(([each, { file }]) => {
          const own = facts.find((fact) => fact.name === each);
          const warning = own && warningOf(own);
          return (
            <li key={each}>
              <a href={addressOf({ view: "pictures", name: each })}>
                <span className="thumb">
                  <img src={viewOf(file, 160)} alt="" loading="lazy" />
                </span>
                {each}
                {own?.isDrawing && <span className="note">drawing</span>}
                {warning && <span className="wrong">{warning.short}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
