import { useMemo, useRef } from "react";
import type { Edition } from "../../../content/schema/editions.ts";
import type { PictureEntry } from "../../../content/schema/pictures.ts";
import type { Revision } from "../../server/content-store.ts";
import type { Subject } from "../../server/editor-routes.ts";
import type { PictureFacts } from "../../server/picture-store.ts";
import { addressOf, addressOfField } from "../address.ts";
import type { Saved } from "../api.ts";
import { entriesOf } from "../form/form-context.ts";
import { countUnfinished, SaveLine } from "../form/SaveLine.tsx";
import { TranslatedText, Translating, UnfinishedTexts, useTranslation } from "../form/Translation.tsx";
import { Unfinished } from "../form/Unfinished.tsx";
import { useAutosave } from "../form/useAutosave.ts";
import { Crops } from "./Crops.tsx";
import { FocusPoint } from "./FocusPoint.tsx";
import { PhotographDrop } from "./PhotographDrop.tsx";
import { PicturePlaces } from "./PicturePlaces.tsx";
import { PictureWords } from "./PictureWords.tsx";

const focusWords = () => document.querySelector("textarea")?.focus();

/** One picture: its focus point, all its crops, its words, and a place to drop another photograph. */
export function PictureEditor(props: {
  name: string;
  /** pictures.yaml, with only this picture's mistakes and choices. */
  subject: Subject;
  opened: Revision;
  facts: PictureFacts | undefined;
  /** All but the first; `edition` is the chosen one. */
  editions: readonly Edition[];
  edition: Edition | undefined;
  onSaved: (saved: Saved) => void;
  onDeleted: () => void;
}) {
  const { name, subject, opened, editions, edition, onSaved, onDeleted } = props;
  const own = useMemo(() => ({ value: entriesOf(opened)[name] as PictureEntry }), [opened, name]);
  const place = { file: "pictures.yaml", picture: name } as const;
  const { value: entry, state, change } = useAutosave(place, own, onSaved);
  const facts = props.facts?.file === entry.file ? props.facts : undefined;
  const latest = useRef(entry);
  latest.current = entry;
  const { translation, state: translated } = useTranslation(subject, edition, { [name]: entry }, onSaved);
  return (
    <>
      <SaveLine
        states={[state, translated]}
        count={countUnfinished({ revision: opened, editions: subject.editions })}
      />
      <Unfinished subject={subject} opened={opened} onShow={focusWords} onSaved={onSaved} />
      <UnfinishedTexts
        subject={subject}
        editions={editions}
        onShow={(other, path) => {
          location.hash = addressOfField("pictures.yaml", path, other.path);
        }}
        onSaved={onSaved}
      />
      <p>
        <a href={addressOf({ view: "pictures", name: "" })}>All pictures</a>
      </p>
      <article className="picture-editor">
        <h2>{name}</h2>
        {facts?.isDrawing && <p className="note">This is one of our drawings.</p>}
        {facts?.warning && (
          <p className="wrong" role="status">
            {facts.warning.sentence}
          </p>
        )}
        <PictureWords entry={entry} mistakes={opened.mistakes} onChange={change}>
          <Translating value={translation}>
            <TranslatedText id="alt" label="What is to be seen" path={[name, "alt"]} />
          </Translating>
        </PictureWords>
        <FocusPoint entry={entry} onMove={(focus) => change({ ...entry, focus })} />
        <PhotographDrop
          label="Put a photograph in its place"
          onTaken={(file) => {
            // `entry` is from before the upload. Words typed meanwhile describe the new photograph.
            const { alt, credit } = latest.current;
            change({ file, alt: alt === entry.alt ? "" : alt, credit, focus: [0.5, 0.5] });
            focusWords();
          }}
        />
        {facts && facts.width > 0 && <Crops entry={entry} facts={facts} />}
        <PicturePlaces name={name} onDeleted={onDeleted} />
      </article>
    </>
  );
}
