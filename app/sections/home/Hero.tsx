import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import { PauseMotion } from "#app/motion/PauseMotion.tsx";
import { useRotation } from "#app/motion/useRotation.ts";
import button from "#app/ui/button.module.css";
import { Picture } from "#app/ui/Picture.tsx";
import kafal from "#app/ui/svg/kafal.svg?url&no-inline";
import mistEdge from "#app/ui/svg/mist-edge.svg?url&no-inline";
import { Twig } from "#app/ui/Twig.tsx";
import { home } from "#content/home.ts";
import css from "./Hero.module.css";
import { LoginTag } from "./LoginTag.tsx";

const rotateEveryMs = 3000;
const { headline, blurb, action, pictures } = home.hero;

export function Hero() {
  const [current, show] = useRotation(pictures.length, rotateEveryMs);
  const hydrated = useHydrated();
  return (
    <section className={css.hero} aria-label={headline}>
      <div className={css.pictures}>
        {/* The first picture alone is in the page; the others would compete with it before anybody sees them. */}
        {pictures.slice(0, hydrated ? pictures.length : 1).map((slot, index) => (
          <Picture
            key={slot}
            slot={slot}
            shape="hero"
            sizes="100vw"
            priority={index === 0}
            decorative
            className={index === current ? css.shown : ""}
          />
        ))}
      </div>
      <div className={css.glyph}>
        <img src={kafal} alt="" width="763" height="190" fetchPriority="low" />
      </div>
      <LoginTag />
      <div className={`wrap ${css.column}`}>
        <div className={css.text}>
          <h1>{headline}</h1>
          <p className="lead">{blurb}</p>
          <Link className={button.button} to={href("/Contact")}>
            {action}
          </Link>
        </div>
      </div>
      <div className={css.dots}>
        <div className="wrap">
          <Twig
            count={pictures.length}
            current={current}
            onPick={show}
            label="Pictures of the resort"
            nameOf={(position) => `Show picture ${position} of ${pictures.length}`}
          >
            <PauseMotion className={css.pause} what="pictures" iconOnly />
          </Twig>
        </div>
      </div>
      <img className={css.edge} src={mistEdge} alt="" width="1440" height="90" fetchPriority="low" />
    </section>
  );
}

function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
