import { Line, type Ridge } from "./Line.tsx";
import css from "./SectionHeading.module.css";

/** A section's heading with the line below it. `ridge`: under the page's one heading that matters. */
export function SectionHeading({
  title,
  label,
  note,
  ridge,
  id,
}: {
  title: string;
  label?: string;
  note?: string | undefined;
  ridge?: Ridge;
  id?: string;
}) {
  return (
    <div className={css.heading}>
      <div className={css.words}>
        {label && <p className="soft">{label}</p>}
        <h2 id={id}>{title}</h2>
        {note && <p className="note">{note}</p>}
      </div>
      <Line ridge={ridge} />
    </div>
  );
}
