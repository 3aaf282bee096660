import { useContext, useId, useRef, useState } from "react";
import { type PictureEntries, type PictureEntry, viewOf } from "../server.ts";
import { AddPicture } from "./add-picture.ts";
import { Drop } from "./Drop.tsx";
import { PictureWords } from "./PictureWords.tsx";

interface Props {
  id: string;
  name: string;
  label: string;
  pictures: PictureEntries;
  onPick: (name: string) => void;
}

/** A field that names a picture: shows it, and opens all others and a place for a new photograph. */
export function PicturePicker({
  id,
  name,
  label,
  pictures,
  onPick,
  ...spoken
}: Props & Record<string, unknown>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<PictureEntry>();
  const [problem, setProblem] = useState("");
  const add = useContext(AddPicture);
  const entry = pictures[name];

  const close = () => dialog.current?.close();
  const pick = (picked: string) => {
    onPick(picked);
    close();
  };
  async function keep() {
    if (!draft) return;
    const answer = await add(draft);
    if (answer.name) pick(answer.name);
    else setProblem(answer.problem ?? "");
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
        {...spoken}
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
        }}
      >
        {isOpen && (
          <>
            <div className="dialog-head">
              <h2 id={title}>{label}</h2>
              <button type="button" className="quiet" onClick={close}>
                Close
              </button>
            </div>
            {draft ? (
              <div className="new-picture">
                <img src={viewOf(draft.file, 1400)} alt="" />
                <PictureWords {...draft} onChange={(words) => setDraft({ ...draft, ...words })} />
                <p className="wrong" role="alert">
                  {problem}
                </p>
                <button type="button" className="button" onClick={() => void keep()}>
                  Use this photograph
                </button>
              </div>
            ) : (
              <>
                <Drop
                  label="Add a photograph"
                  onTaken={(file) =>
                    setDraft({ file, alt: "", credit: creditOf(pictures), focus: [0.5, 0.5] })
                  }
                />
                <ul className="choices">
                  {Object.entries(pictures).map(([each, { file }]) => (
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

/** Most photographs of a house are by one hand. */
function creditOf(pictures: PictureEntries): string {
  return Object.values(pictures).at(-1)?.credit ?? "";
}
