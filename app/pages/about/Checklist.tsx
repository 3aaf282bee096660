import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { checklist } from "#content/about.yaml";
import { words } from "#words/about.ts";
import css from "./Checklist.module.css";

export function Checklist() {
  return (
    <section className="section mist below-fold">
      <div className="wrap">
        <h2 className={`rule ${css.title}`}>{words.checklist}</h2>
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
