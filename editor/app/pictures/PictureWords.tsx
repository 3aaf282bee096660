import { useId } from "react";
import type { PictureEntry } from "../../../content/schema/pictures.ts";

/** The description and the credit, which every picture has. */
export function PictureWords(props: { entry: PictureEntry; onChange: (entry: PictureEntry) => void }) {
  const { entry, onChange } = props;
  const id = useId();
  return (
    <div className="fields">
      <div className="field">
        <label htmlFor={`${id}alt`}>What is to be seen</label>
        <textarea
          id={`${id}alt`}
          rows={2}
          value={entry.alt}
          aria-describedby={`${id}rule`}
          onChange={({ target }) => onChange({ ...entry, alt: target.value.replaceAll("\n", " ") })}
        />
        <p className="note" id={`${id}rule`}>
          One sentence for those who cannot see it: who or what, where, in which light. Don't begin with
          “picture of”.
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}credit`}>Who made it</label>
        <input
          id={`${id}credit`}
          value={entry.credit}
          onChange={({ target }) => onChange({ ...entry, credit: target.value })}
        />
      </div>
    </div>
  );
}
