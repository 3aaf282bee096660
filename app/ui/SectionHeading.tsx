import { Line, type Ridge } from "./Line.tsx";
import css from "./SectionHeading.module.css";

/** A section's heading with the line below it. `ridge`: under the page's one heading that matters. */
export function SectionHeading({ title, label, ridge }: { title: string; label?: string; ridge?: Ridge }) {
  return (
    <div className={css.heading}>
      <div className={css.words}>
        {label && <p className="soft">{label}</p>}
        <h2>{title}</h2>
      </div>
      {ridge ? <Line ridge={ridge} /> : <div className="rule" />}
    </div>
  );
}
