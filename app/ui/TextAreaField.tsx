import type { ComponentProps } from "react";
import words from "#words/site.json" with { type: "json" };
import css from "./Field.module.css";

/** An optional textarea with its label and a hint. Not in Field.tsx, because Home would load it without need. */
export function TextAreaField({
  label,
  hint,
  id,
  ...textarea
}: { label: string; hint: string; id: string } & ComponentProps<"textarea">) {
  const hintId = `${id}-hint`;
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label} <span className="soft">{words.optional}</span>
      </label>
      <textarea id={id} dir="auto" aria-describedby={hintId} {...textarea} />
      <p id={hintId} className="note">
        {hint}
      </p>
    </div>
  );
}
