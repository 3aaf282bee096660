import { href } from "#app/href.ts";
import { CrossfadeImages } from "#app/motion/CrossfadeImages.tsx";
import { useOwnPause } from "#app/motion/motion.ts";
import { PauseButton } from "#app/motion/PauseButton.tsx";
import { useRotation } from "#app/motion/useRotation.ts";
import { priceOrOnRequest } from "#app/sections/format.ts";
import { PositionDots } from "#app/sections/PositionDots.tsx";
import { hero, lowestPrice } from "#content/home.yaml";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/home.json" with { type: "json" };
import css from "./Hero.module.css";

const rotateEveryMs = 3000;
const { headline, blurb, pictures } = hero;

export function Hero() {
  const [isPaused, setPaused] = useOwnPause();
  const [current, show] = useRotation(pictures.length, rotateEveryMs, { ownPause: isPaused });
  return (
    <section className={`dark picture-head ${css.hero}`} aria-label={headline}>
      <div className={`fill no-print ${css.pictures}`}>
        <CrossfadeImages pictures={pictures} activeIndex={current} priority />
      </div>
      <div className={`at-foot ${css.foot}`}>
        <div className={`wrap ${css.words}`}>
          <h1>{headline}</h1>
          <p className={css.blurb}>{blurb}</p>
          <div className={`no-print ${css.ways}`}>
            <a className="button" href={href("/Contact")}>
              {words.hero.action}
            </a>
            {lowestPrice && (
              <a className={`tap ${css.packages}`} href={href("/Packages")}>
                {interpolate(words.hero.packages, { price: priceOrOnRequest(lowestPrice) })}
              </a>
            )}
          </div>
          {pictures.length > 1 && (
            <PositionDots
              count={pictures.length}
              current={current}
              onPick={show}
              label={words.hero.pictures}
              dotLabel={words.hero.showPicture}
            >
              <PauseButton
                className="round"
                subject="pictures"
                isPaused={isPaused}
                onToggle={setPaused}
                iconOnly
              />
            </PositionDots>
          )}
        </div>
      </div>
    </section>
  );
}
