import type { WidgetProps } from "@rjsf/utils";
import { useId, useRef, useState } from "react";
import type { PictureEntry } from "../../../content/schema/pictures.ts";
import type { Mistake } from "../../../site-build/content/mistake.ts";
import { freeName } from "../../labels.ts";
import { api, read, viewOf } from "../api.ts";
import { useEditor, usePictures } from "../editor-context.ts";
import { ariaOf } from "../form/widgets.tsx";
import { Problem, useAction } from "../useAction.tsx";
import { PhotographDrop } from "./PhotographDrop.tsx";
import { PictureWords } from "./PictureWords.tsx";

/** A field that names a picture: shows it, and opens all others and a place for a new photograph. */
export function PicturePicker(props: WidgetProps) {
  const { id, label, onChange } = props;
  const name = typeof props.value === "string" ? props.value : "";
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<PictureEntry>();
  const entries = usePictures();
  const entry = entries[name];
  // Most photographs of a resort are by one photographer.
  const credit = Object.values(entries).at(-1)?.credit ?? "";

  const close = () => dialog.current?.close();
  const pick = (picked: string) => {
    onChange(picked);
    close();
  };
  return (
    <>
      <button
        type="button"
        id={id}
        className="pick"
        aria-label={`${name || "No picture yet"} Choose another, ${label}`}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
        {...ariaOf(props)}
      >
        <span className="thumb">{entry && <img src={viewOf(entry.file, 160)} alt="" />}</span>
        <span>{name || "No picture yet"}</span> <span className="note">Choose another</span>
      </button>
      <dialog
        ref={dialog}
        className="picker"
        aria-labelledby={title}
        onClose={() => {
          setOpen(false);
          setDraft(undefined);
        }}
      >
        {isOpen && (
          <>
            <div className="head">
              <h2 id={title}>{label}</h2>
              <button type="button" className="quiet" onClick={close}>
                Close
              </button>
            </div>
            {draft ? (
              <NewPicture
                name={freeName(draft.file.replace(/\.\w+$/, ""), (name) => name in entries)}
                entry={draft}
                onChange={setDraft}
                onAdded={pick}
              />
            ) : (
              <>
                <PhotographDrop
                  label="Add a photograph"
                  onTaken={(file) => setDraft({ file, alt: "", credit, focus: [0.5, 0.5] })}
                />
                <ul className="choices">
                  {Object.entries(entries).map(([each, { file }]) => (
                    <li key={each}>
                      <button type="button" aria-pressed={each === name} onClick={() => pick(each)}>
                        <span className="thumb">
                          <img src={viewOf(file, 160)} alt="" loading="lazy" />
                        </span>
                        {each}
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </dialog>
    </>
  );
}

/** An uploaded photograph before it becomes a picture of the site. */
function NewPicture(props: {
  name: string;
  entry: PictureEntry;
  onChange: (entry: PictureEntry) => void;
  onAdded: (name: string) => void;
}) {
  const { name, entry, onChange, onAdded } = props;
  const { onSaved } = useEditor();
  const { problem, run } = useAction();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const add = async () => {
    const saved = await read(api.pictures.$post({ json: { name, entry: { ...entry } } }));
    onSaved(saved);
    setMistakes(saved.mistakes);
    if (saved.mistakes.length === 0) onAdded(name);
  };
  return (
    <div className="fields picture">
      <img src={viewOf(entry.file, 1400)} alt="" />
      <PictureWords entry={entry} mistakes={mistakes} onChange={onChange} />
      <Problem>{problem}</Problem>
      <button type="button" className="button" onClick={() => void run(add)}>
        Use this photograph
      </button>
    </div>
  );
}
