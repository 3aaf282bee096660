import { Host } from "#app/sections/Host.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { welcome, word } from "#content/about.yaml";
import css from "./Welcome.module.css";

const { title, lead, text, parts } = welcome;

export function Welcome() {
  return (
    <section className="thin tail below-fold">
      <div className="wrap">
        <div className={`twelve ${css.name}`}>
          {word && (
            <div className={css.glyph}>
              <svg viewBox={word.box} preserveAspectRatio="xMinYMin" aria-hidden="true">
                <use href={word.href} />
              </svg>
            </div>
          )}
          <div className={`stack ${css.text}`}>
            <h2>{title}</h2>
            <p className="lead">{lead}</p>
            <p className="soft">{text}</p>
          </div>
          {parts.length > 0 && (
            <dl className={css.parts}>
              {inOrder(parts, ({ part, meaning }) => (
                <div>
                  <dt>{part}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <Host />
      </div>
    </section>
  );
}
