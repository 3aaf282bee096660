import { href } from "react-router";
import { HangingLink } from "#app/ui/HangingLink.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { about } from "#content/home.yaml";
import * as resort from "#content/site.yaml";
import { words } from "#words/home.ts";
import css from "./AboutIntro.module.css";

const { lead, text, upright, square } = about;
const { label, action } = words.about;

export function AboutIntro() {
  return (
    <section className={`tail below-fold no-print ${css.section}`}>
      <div className="wrap">
        <div className="rule" />
        <div className={`twelve split ${css.about}`}>
          <div className={`stack ${css.text}`}>
            <p className="soft">{label}</p>
            <h2>{resort.name}</h2>
            <p className="lead">{lead}</p>
            <p className="soft">{text}</p>
            <HangingLink to={href("/AboutUs")}>{action}</HangingLink>
          </div>
          <div className={css.pictures}>
            <div className="hung">
              <div className="frame">
                <Picture picture={upright} sizes="(min-width: 64rem) 29rem, 56vw" />
              </div>
            </div>
            <div className="hung">
              <div className="frame">
                <Picture picture={square} sizes="(min-width: 64rem) 21rem, 38vw" />
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
