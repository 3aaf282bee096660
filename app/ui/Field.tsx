import type { ComponentProps } from "react";
import css from "./Field.module.css";

export function Field({ label, id, ...input }: { label: string; id: string } & ComponentProps<"input">) {
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} dir="auto" {...input} />
    </div>
  );
}
