import type { ReactNode } from "react";
import { Line, type Ridge } from "./Line.tsx";
import css from "./Section.module.css";

/** A section below the first screen: its heading, and what hangs from the line below it. */
export function Section({
  className = "section",
  inner,
  id,
  label,
  title,
  ridge,
  children,
}: {
  /** Distances and ground: 'section mist'. */
  className?: string;
  inner?: "stack";
  id?: string;
  label?: string;
  title: string;
  /** Under the page's one heading that matters. */
  ridge?: Ridge;
  children: ReactNode;
}) {
  return (
    <section className={`${className} below-fold`} id={id}>
      <div className={`wrap ${inner ?? ""}`}>
        <div className={css.heading}>
          <div className={css.words}>
            {label && <p className="soft">{label}</p>}
            <h2>{title}</h2>
          </div>
          {ridge ? <Line ridge={ridge} /> : <div className="rule" />}
        </div>
        {children}
      </div>
    </section>
  );
}
