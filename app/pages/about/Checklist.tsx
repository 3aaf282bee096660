import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { SectionHeading } from "#app/ui/SectionHeading.tsx";
import { checklist } from "#content/about.yaml";
import { words } from "#words/about.ts";
import css from "./Checklist.module.css";

export function Checklist() {
  return (
    <section className="section mist below-fold">
      <div className="wrap">
        <SectionHeading title={words.checklist} ridge="line-b" />
        <ul className={`columns ruled ${css.checks}`}>
          {inOrder(checklist, (entry) => (
            <li>
              <Icon name="check" className={css.icon ?? ""} />
              {entry}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
