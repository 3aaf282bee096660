import { Icon } from "#app/ui/Icon.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { about } from "#content/about.ts";
import css from "./Checklist.module.css";

export function Checklist() {
  return (
    <section className="section mist">
      <div className="wrap">
        <SectionHeading title={about.checklistTitle} line="line-c" />
        <ul className={css.checks}>
          {about.checklist.map((entry) => (
            <li key={entry}>
              <Icon name="check" className={css.icon ?? ""} />
              {entry}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
