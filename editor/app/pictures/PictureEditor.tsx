import { useMemo, useRef } from "react";
import type { PictureEntry } from "../../../content/schema/pictures.ts";
import type { Revision } from "../../server/content-store.ts";
import type { Subject } from "../../server/editor-routes.ts";
import type { PictureFacts } from "../../server/picture-store.ts";
import { addressOf, addressOfField } from "../address.ts";
import { entriesOf } from "../editor-context.ts";
import { TranslatedText, Translating, useTranslation } from "../form/Translation.tsx";
import { FormState } from "../form/Unfinished.tsx";
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
  onDeleted: () => void;
}) {
  const { name, subject, opened, onDeleted } = props;
  const own = useMemo(
    () => ({ value: entriesOf({ revision: opened })[name] as PictureEntry }),
    [opened, name],
  );
  const place = { file: "pictures.yaml", picture: name } as const;
  const { value: entry, state, change } = useAutosave(place, own);
  const facts = props.facts?.file === entry.file ? props.facts : undefined;
  const latest = useRef(entry);
  latest.current = entry;
  const { translation, state: translated } = useTranslation(subject, { [name]: entry });
  return (
    <>
      <FormState
        states={[state, translated]}
        subject={subject}
        opened={opened}
        onShow={(path, other) => {
          if (other) location.hash = addressOfField("pictures.yaml", path, other.path);
          else focusWords();
        }}
      />
      <p>
        <a href={addressOf({ view: "pictures", name: "" })}>All pictures</a>
      </p>
      <article className="fields picture">
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
