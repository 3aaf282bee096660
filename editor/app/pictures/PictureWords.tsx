import { useId } from "react";

/** The two sentences that every picture has. */
export function PictureWords(props: {
  alt: string;
  credit: string;
  onChange: (words: { alt: string; credit: string }) => void;
}) {
  const { alt, credit, onChange } = props;
  const id = useId();
  return (
    <div className="fields">
      <div className="field">
        <label htmlFor={`${id}alt`}>What is to be seen</label>
        <textarea
          id={`${id}alt`}
          rows={2}
          value={alt}
          aria-describedby={`${id}rule`}
          onChange={({ target }) => onChange({ alt: target.value.replaceAll("\n", " "), credit })}
        />
        <p className="note" id={`${id}rule`}>
          One sentence for those who cannot see it: who or what, where, in which light. It needs no “picture
          of”.
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}credit`}>Who made it</label>
        <input
          id={`${id}credit`}
          value={credit}
          onChange={({ target }) => onChange({ alt, credit: target.value })}
        />
      </div>
    </div>
  );
}
