import { Picture } from "#app/ui/Picture.tsx";
import { PictureFrame } from "#app/ui/PictureFrame.tsx";
import { intro } from "#content/dining.yaml";
import css from "./DineIntro.module.css";

const { title, lead, text, picture } = intro;

export function DineIntro() {
  return (
    <section className="tail">
      <div className={`wrap twelve ${css.table}`}>
        <div className={`stack rule ${css.text}`}>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <p className="soft">{text}</p>
        </div>
        <div className={css.plate}>
          <PictureFrame round>
            <Picture picture={picture} sizes="(min-width: 64rem) 51rem, 98vw" priority />
          </PictureFrame>
        </div>
      </div>
    </section>
  );
}
