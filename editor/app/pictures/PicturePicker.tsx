import type { WidgetProps } from "@rjsf/utils";
import { useId, useRef, useState } from "react";
import type { PictureEntry } from "../../../content/schema/pictures.ts";
import type { Mistake } from "../../../site-build/content/mistake.ts";
import { api, read, viewOf } from "../api.ts";
import { entriesOf, type FormContext } from "../form/form-context.ts";
import { ariaOf } from "../form/widgets.tsx";
import { PhotographDrop } from "./PhotographDrop.tsx";
import { PictureWords } from "./PictureWords.tsx";

/** A field that names a picture: shows it, and opens all others and a place for a new photograph. */
export function PicturePicker(props: WidgetProps) {
  const { id, label, registry, onChange } = props;
  const { pictures, onSaved } = registry.formContext as FormContext;
  const name = typeof props.value === "string" ? props.value : "";
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<PictureEntry>();
  const [problem, setProblem] = useState("");
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const entries = entriesOf(pictures);
  const entry = entries[name];
  // Most photographs of a resort are by one photographer.
  const credit = Object.values(entries).at(-1)?.credit ?? "";

  const close = () => dialog.current?.close();
  const pick = (picked: string) => {
    onChange(picked);
    close();
  };
  async function addPicture(added: PictureEntry) {
    const unused = freeName(added.file.replace(/\.\w+$/, ""), entries);
    const saved = await read(api.pictures.$post({ json: { name: unused, entry: { ...added } } }));
    onSaved(saved);
    if (saved.mistakes.length === 0) pick(unused);
    else setMistakes(saved.mistakes);
  }

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
          setProblem("");
          setMistakes([]);
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
              <div className="new-picture">
                <img src={viewOf(draft.file, 1400)} alt="" />
                <PictureWords entry={draft} mistakes={mistakes} onChange={setDraft} />
                <p className="wrong" role="alert">
                  {problem}
                </p>
                <button
                  type="button"
                  className="button"
                  onClick={() => addPicture(draft).catch(({ message }: Error) => setProblem(message))}
                >
                  Use this photograph
                </button>
              </div>
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

function freeName(stem: string, entries: object): string {
  for (let count = 1; ; count += 1) {
    const name = count > 1 ? `${stem}-${count}` : stem;
    if (!(name in entries)) return name;
  }
}
