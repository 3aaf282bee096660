import { Line, type LineShape } from "./Line.tsx";
import css from "./SectionHeading.module.css";

/** A section's heading with the line below it. */
export function SectionHeading({
  title,
  label,
  note,
  line,
  id,
}: {
  title: string;
  label?: string;
  note?: string | undefined;
  line: LineShape;
  id?: string;
}) {
  return (
    <div className={css.stands}>
      <div className={css.words}>
        {label && <p className="soft">{label}</p>}
        <h2 id={id}>{title}</h2>
        {note && <p className="note">{note}</p>}
      </div>
      <Line shape={line} className={css.line} />
    </div>
  );
}
