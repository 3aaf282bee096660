import { href, Link } from "react-router";
import { CrossfadeImages } from "#app/motion/CrossfadeImages.tsx";
import { PauseMotion } from "#app/motion/PauseMotion.tsx";
import { useRotation } from "#app/motion/useRotation.ts";
import { formatPrice } from "#app/sections/format.ts";
import { PositionDots } from "#app/sections/PositionDots.tsx";
import { hero, lowestPrice, word } from "#content/home.yaml";
import { fill } from "#shared/fill.ts";
import words from "#words/home.json" with { type: "json" };
import { DiscountPopup } from "./DiscountPopup.tsx";
import css from "./Hero.module.css";

const rotateEveryMs = 3000;
const { headline, blurb, pictures } = hero;

export function Hero() {
  const [current, show] = useRotation(pictures.length, rotateEveryMs);
  return (
    <section className={`dark ${css.hero}`} aria-label={headline}>
      <div className={`${css.pictures} no-print`}>
        <CrossfadeImages pictures={pictures} wanted={current} priority />
      </div>
      <div className={`wrap ${css.front}`}>
        <div className={css.words}>
          {word && (
            <svg
              className={`${css.glyph} no-print`}
              viewBox={word.box}
              preserveAspectRatio="xMinYMin"
              aria-hidden="true"
            >
              <use href={word.href} />
            </svg>
          )}
          <div className={`stack ${css.text}`}>
            <h1>{headline}</h1>
            <p className="lead">{blurb}</p>
            <div className={`cluster no-print ${css.ways}`}>
              <Link className="button" to={href("/Contact")}>
                {words.hero.action}
              </Link>
              {lowestPrice && (
                <Link className="tap" to={href("/Packages")}>
                  {fill(words.hero.packages, { price: formatPrice(lowestPrice) })}
                </Link>
              )}
            </div>
          </div>
          {pictures.length > 1 && (
            <PositionDots
              count={pictures.length}
              current={current}
              onPick={show}
              label={words.hero.pictures}
              dotLabel={words.hero.showPicture}
            >
              <PauseMotion className="round" what="pictures" iconOnly />
            </PositionDots>
          )}
        </div>
        <DiscountPopup />
      </div>
    </section>
  );
}
