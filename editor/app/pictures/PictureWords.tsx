import type { ReactNode } from "react";
import type { PictureEntry } from "../../../content/schema/pictures.ts";
import type { Mistake } from "../../../site-build/content/mistake.ts";
import { Field, Wrong } from "../Field.tsx";

/** The description and the credit, which every picture has, and what is wrong with the picture or with them. */
export function PictureWords(props: {
  entry: PictureEntry;
  mistakes: readonly Mistake[];
  onChange: (entry: PictureEntry) => void;
  /** The description in another language. */
  children?: ReactNode;
}) {
  const { entry, mistakes, onChange, children } = props;
  const wrongIn = (isHere: (key: unknown) => boolean) =>
    mistakes.filter(({ path }) => isHere(path.at(-1))).map(({ message }) => message);
  return (
    <div className="fields">
      <Wrong sentences={wrongIn((key) => key !== "alt" && key !== "credit")} />
      <Field
        label="What is to be seen"
        note="One sentence for those who cannot see it: who or what, where, in which light. Don't begin with “picture of”."
        wrong={wrongIn((key) => key === "alt")}
        isLong
        value={entry.alt}
        onChange={({ target }) => onChange({ ...entry, alt: target.value.replaceAll("\n", " ") })}
      >
        {children}
      </Field>
      <Field
        label="Who made it"
        wrong={wrongIn((key) => key === "credit")}
        value={entry.credit}
        onChange={({ target }) => onChange({ ...entry, credit: target.value })}
      />
    </div>
  );
}
