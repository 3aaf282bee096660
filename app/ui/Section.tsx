import type { ComponentProps } from "react";
import { type Ridge, RidgeLine } from "./RidgeLine.tsx";
import css from "./Section.module.css";

/**
 * A section below the first screen, with a heading and a line below it, which rises into hills if `ridge` is set. `className`
 * sets padding and background.
 */
export function Section({
  className = "section",
  inner = "",
  label,
  title,
  ridge,
  children,
  ...section
}: ComponentProps<"section"> & { inner?: "stack" | ""; label?: string; title: string; ridge?: Ridge }) {
  return (
    <section {...section} className={`${className} below-fold`}>
      <div className={`wrap ${inner}`}>
        <div className={css.heading}>
          <div className={`${css.words} ${ridge ? css.beside : ""}`}>
            {label && <p className="soft">{label}</p>}
            <h2>{title}</h2>
          </div>
          {ridge ? <RidgeLine ridge={ridge} /> : <div className="rule" />}
        </div>
        {children}
      </div>
    </section>
  );
}
