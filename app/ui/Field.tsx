import { type ComponentProps, useId } from "react";
import { words } from "#content/words.yaml";
import css from "./Field.module.css";

type Shared = { label: string; optional?: boolean };

/** An input with its label. The browser validates it. */
export function Field({ label, optional, ...input }: Shared & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className={css.field}>
      <FieldLabel id={id} label={label} optional={optional} />
      <input id={id} {...input} />
    </div>
  );
}

/** A textarea with its label. */
export function TextField({ label, optional, ...textarea }: Shared & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <div className={css.field}>
      <FieldLabel id={id} label={label} optional={optional} />
      <textarea id={id} {...textarea} />
    </div>
  );
}

function FieldLabel({ id, label, optional }: { id: string; label: string; optional: boolean | undefined }) {
  return (
    <label htmlFor={id}>
      {optional ? `${label} ` : label}
      {optional && <span className={css.optional}>{words.optional}</span>}
    </label>
  );
}
