import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { words } from "#words/site.ts";
import css from "./Carousel.module.css";

/** A shorter swipe, as a share of the width, does not change the slide. */
const swipeShare = 0.15;

/**
 * An endless carousel that shows one slide at a time. After the last slide it moves forward to the first. Hidden slides
 * are `inert`. An undefined slide is not rendered yet.
 */
export function Carousel({
  current,
  onChange,
  label,
  slides,
}: {
  current: number;
  onChange: (index: number) => void;
  label: string;
  slides: readonly (ReactNode | undefined)[];
}) {
  const count = slides.length;
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef({ pointer: -1, startX: 0, byX: 0 });
  const [shown, setShown] = useState({ current, previous: current });
  // The previous slide stays visible while both move.
  if (shown.current !== current) setShown({ current, previous: shown.current });

  function turn(by: number) {
    onChange((current + by + count) % count);
  }

  function onKeyDown(event: KeyboardEvent) {
    // With a modifier an arrow key belongs to the browser: Back, Forward, next word.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    turn(by);
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    drag.current = { pointer: event.pointerId, startX: event.clientX, byX: 0 };
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerId !== drag.current.pointer) return;
    // No pointerup came: the button was released outside before the pointer was captured.
    if (event.buttons === 0) return endDrag();
    drag.current.byX = event.clientX - drag.current.startX;
    if (Math.abs(drag.current.byX) > 8) event.currentTarget.setPointerCapture(event.pointerId);
    track.current?.style.setProperty("--drag", `${drag.current.byX}px`);
    track.current?.setAttribute("data-dragged", "");
  }

  function onPointerEnd(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerId !== drag.current.pointer) return;
    const share = drag.current.byX / event.currentTarget.clientWidth;
    endDrag();
    if (event.type === "pointerup" && Math.abs(share) > swipeShare) turn(share < 0 ? 1 : -1);
  }

  function endDrag() {
    drag.current.pointer = -1;
    track.current?.style.removeProperty("--drag");
    track.current?.removeAttribute("data-dragged");
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the section around it is the landmark; this names the slides
    <div
      className={css.carousel}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need a place to be pressed
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <div ref={track} className={css.track}>
        {slides.map(
          (slide, index) =>
            slide && (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed content in fixed order
                key={index}
                className={css.slide}
                role="group"
                aria-roledescription={words.slide}
                aria-label={words.slideCounter(index + 1, count)}
                inert={index !== current}
                data-offset={Math.sign(nearestOffset(index, current, count))}
                data-next-to={Math.abs(nearestOffset(index, current, count)) === 1 ? "" : undefined}
                data-moving={index === current || index === shown.previous ? "" : undefined}
              >
                {slide}
              </div>
            ),
        )}
      </div>
    </div>
  );
}

/**
 * How many places `index` lies after (positive) or before (negative) `current` by the nearer way round a ring of
 * `count`; exactly opposite counts as after.
 */
export function nearestOffset(index: number, current: number, count: number): number {
  const ahead = (((index - current) % count) + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}
