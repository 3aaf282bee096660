import { type ComponentProps, useId } from "react";
import { words } from "#content/words.yaml";
import field from "./Field.module.css";
import css from "./TextField.module.css";

/** An optional textarea with its label. Not in Field.tsx: Home needs no textarea. */
export function TextField({ label, ...textarea }: { label: string } & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <div className={`${field.field} ${css.text}`}>
      <label htmlFor={id}>
        {label} <span>{words.optional}</span>
      </label>
      <textarea id={id} {...textarea} />
    </div>
  );
}
