import { useState } from "react";
import { useRotation } from "#app/motion/useRotation.ts";
import { PositionDots } from "#app/sections/PositionDots.tsx";
import { Carousel } from "#app/ui/Carousel.tsx";
import { Stars } from "#app/ui/Stars.tsx";
import { testimonials } from "#content/home.yaml";
import words from "#words/home.json" with { type: "json" };
import css from "./Testimonials.module.css";

const advanceEveryMs = 6000;

export function Testimonials() {
  const [isHovered, setHovered] = useState(false);
  // Only by keyboard, because a clicked dot also keeps the focus.
  const [isFocused, setFocused] = useState(false);
  const [current, show] = useRotation(testimonials.length, advanceEveryMs, {
    isSuspended: isHovered || isFocused,
  });
  return (
    <section
      className="thin alpenglow below-fold no-print"
      id="testimonials"
      aria-label={words.testimonials.title}
    >
      <div className="wrap">
        <div className="rule" />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: not interactive; hover and focus only suspend the rotation */}
        <div
          className={`twelve drop ${css.voices}`}
          onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={({ target }) => setFocused(target.matches(":focus-visible"))}
          onBlur={() => setFocused(false)}
        >
          {/* Above the quotes, because a short quote would leave a gap above dots below it. */}
          <div className={`stack ${css.head}`}>
            <h2>{words.testimonials.title}</h2>
            {testimonials.length > 1 && (
              <PositionDots
                count={testimonials.length}
                current={current}
                onPick={show}
                label={words.testimonials.label}
                dotLabel={words.testimonials.show}
                hangs
              />
            )}
          </div>
          <Carousel
            current={current}
            onChange={show}
            label={words.testimonials.title}
            slides={testimonials.map(({ name, text, rating }) => (
              <figure key={text} className="stack">
                <blockquote className="quote">{text}</blockquote>
                <figcaption className="cluster label">
                  {`${name} `}
                  <Stars rating={rating} />
                </figcaption>
              </figure>
            ))}
          />
        </div>
      </div>
    </section>
  );
}
