import { inOrder } from "#app/ui/in-order.tsx";
import rishikesh from "#app/ui/svg/rishikesh.svg?url&no-inline";
import { about } from "#content/about.yaml";
import css from "./Welcome.module.css";

const { title, lead, text, nameParts } = about.welcome;

export function Welcome() {
  return (
    <section className={`section below-fold ${css.estimate}`}>
      <div className="wrap">
        <div className={css.name}>
          <div className={css.glyph}>
            <svg viewBox="-8.4 -273.3 953.1 279.3" aria-hidden="true">
              <use href={`${rishikesh}#w`} />
            </svg>
          </div>
          <div className={css.text}>
            <h2>{title}</h2>
            <p className="lead">{lead}</p>
            <p className="soft">{text}</p>
          </div>
          <dl className={css.parts}>
            {inOrder(nameParts, ({ part, meaning }) => (
              <div>
                <dt>{part}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
