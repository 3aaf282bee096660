import { type ComponentProps, type ReactNode, useId } from "react";
import { Problem } from "./useAction.tsx";

/** A labelled input outside of the forms of content/, with its explanation and what is wrong with it. */
export function Field({
  label,
  note,
  wrong = [],
  isLong,
  children,
  ...input
}: ComponentProps<"input"> & {
  label: string;
  note?: ReactNode;
  wrong?: readonly string[] | undefined;
  /** Grows with its text. */
  isLong?: boolean;
}) {
  const id = useId();
  const Control = (isLong ? "textarea" : "input") as "input";
  const isWrong = wrong.length > 0 || undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Control id={id} aria-invalid={isWrong} aria-describedby={`${id}note`} {...input} />
      <div id={`${id}note`}>
        <Wrong sentences={wrong} />
        <p className="note">{note}</p>
      </div>
      {children}
    </div>
  );
}

export const Wrong = ({ sentences = [] }: { sentences?: readonly string[] | undefined }) =>
  sentences.map((sentence) => <Problem key={sentence}>{sentence}</Problem>);
