import { Host } from "#app/sections/Host.tsx";
import { welcome, word } from "#content/about.yaml";
import css from "./Welcome.module.css";

const { title, lead, text } = welcome;

export function Welcome() {
  return (
    <section className="section below-fold">
      <div className="wrap">
        {word && (
          <svg className={css.glyph} viewBox={word.box} preserveAspectRatio="xMinYMin" aria-hidden="true">
            <use href={word.href} />
          </svg>
        )}
        <div className="columns">
          <div className="stack">
            <h2>{title}</h2>
            <p className="lead">{lead}</p>
            <p className="soft">{text}</p>
          </div>
          <Host />
        </div>
      </div>
    </section>
  );
}
