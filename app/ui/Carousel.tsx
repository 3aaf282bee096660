import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./Carousel.module.css";

/** The shortest swipe that changes the slide, as a fraction of the width. */
const swipeShare = 0.15;

/** Shows one slide at a time. After the last one it continues with the first, in the same direction. */
export function Carousel({
  current,
  onChange,
  label,
  slides,
}: {
  current: number;
  onChange: (index: number) => void;
  label: string;
  slides: readonly ReactNode[];
}) {
  const count = slides.length;
  const startX = useRef(0);
  const [shown, setShown] = useState({ current, previous: -1 });
  if (shown.current !== current) setShown({ current, previous: shown.current });
  // Takes the shorter way round: from the first slide to the last is one step back.
  const isBack = (current - shown.previous + count) % count > count / 2;

  function swipe({ pointerType, clientX, currentTarget }: PointerEvent) {
    const share = (clientX - startX.current) / currentTarget.clientWidth;
    if (pointerType === "mouse" || Math.abs(share) < swipeShare) return;
    onChange((current + (share < 0 ? 1 : -1) + count) % count);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the section around it is already a landmark
    <div
      className={css.carousel}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      data-back={isBack || undefined}
      onPointerDown={({ clientX }) => {
        startX.current = clientX;
      }}
      onPointerUp={swipe}
    >
      {slides.map((slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern uses a group for each slide
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed content in fixed order
          key={index}
          role="group"
          aria-roledescription={words.slide}
          aria-label={interpolate(words.slideCounter, { position: index + 1, count })}
          inert={index !== current}
          data-leaving={index === shown.previous || undefined}
          data-entering={(index === current && shown.previous !== -1) || undefined}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}
