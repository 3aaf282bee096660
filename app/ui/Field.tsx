import { type ComponentProps, useId } from "react";
import css from "./Field.module.css";

export function Field({ label, ...input }: { label: string } & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} dir="auto" {...input} />
    </div>
  );
}
