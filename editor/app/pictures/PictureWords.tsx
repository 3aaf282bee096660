import { type ReactNode, useId } from "react";
import type { PictureEntry } from "../../../content/schema/pictures.ts";
import type { Mistake } from "../../../site-build/content/mistake.ts";

/** The description and the credit, which every picture has, and what is wrong with the picture or with them. */
export function PictureWords(props: {
  entry: PictureEntry;
  mistakes: readonly Mistake[];
  onChange: (entry: PictureEntry) => void;
  /** The description in another language. */
  children?: ReactNode;
}) {
  const { entry, mistakes, onChange, children } = props;
  const id = useId();
  const wrong = (key: "alt" | "credit") => mistakes.some(({ path }) => path.at(-1) === key);
  const messages = (isHere: (key: unknown) => boolean): ReactNode =>
    mistakes
      .filter(({ path }) => isHere(path.at(-1)))
      .map(({ message }) => (
        <span key={message} className="wrong" role="alert">
          {message}
        </span>
      ));
  return (
    <div className="fields">
      {messages((key) => key !== "alt" && key !== "credit")}
      <div className="field">
        <label htmlFor={`${id}alt`}>What is to be seen</label>
        <textarea
          id={`${id}alt`}
          rows={2}
          value={entry.alt}
          aria-invalid={wrong("alt") || undefined}
          aria-describedby={`${id}rule ${id}altwrong`}
          onChange={({ target }) => onChange({ ...entry, alt: target.value.replaceAll("\n", " ") })}
        />
        <p id={`${id}altwrong`}>{messages((key) => key === "alt")}</p>
        <p className="note" id={`${id}rule`}>
          One sentence for those who cannot see it: who or what, where, in which light. Don't begin with
          “picture of”.
        </p>
        {children}
      </div>
      <div className="field">
        <label htmlFor={`${id}credit`}>Who made it</label>
        <input
          id={`${id}credit`}
          value={entry.credit}
          aria-invalid={wrong("credit") || undefined}
          aria-describedby={`${id}creditwrong`}
          onChange={({ target }) => onChange({ ...entry, credit: target.value })}
        />
        <p id={`${id}creditwrong`}>{messages((key) => key === "credit")}</p>
      </div>
    </div>
  );
}
