import { Picture } from "#app/ui/Picture.tsx";
import { Print } from "#app/ui/Print.tsx";
import { dining } from "#content/dining.yaml";
import css from "./DineIntro.module.css";

const { title, lead, text, picture } = dining.intro;

/** One plate hangs from the header. */
export function DineIntro() {
  return (
    <section className="tail">
      <div className={`wrap ${css.table}`}>
        <div className={css.text}>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <p className="soft">{text}</p>
        </div>
        <div className={css.plate}>
          <Print round>
            <Picture picture={picture} sizes="(min-width: 64rem) 50rem, 86vw" priority />
          </Print>
        </div>
      </div>
    </section>
  );
}
