import { type ComponentProps, useId } from "react";
import css from "./Field.module.css";

/** An input with its label. The browser validates it. */
export function Field({ label, ...input }: { label: string } & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} />
    </div>
  );
}
