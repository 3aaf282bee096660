import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CloseDialog } from "#app/ui/CloseDialog.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import type { ResolvedPicture } from "#schema/image-slots.ts";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/lightbox.json" with { type: "json" };
import css from "./Lightbox.module.css";

export interface LightboxView {
  title: string;
  picture: ResolvedPicture;
}

/** Shows a gallery's pictures as large as the window. A strip with scroll snapping, so that the browser handles swipes. */
export function Lightbox({
  views,
  sizes,
  start,
  onClose,
}: {
  views: readonly LightboxView[];
  sizes: string;
  start: number;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(start);
  const [across, down] = views[current]?.picture.shapes.wide.ratio ?? [1, 1];

  useEffect(() => {
    dialog.current?.showModal();
    scrollToView(strip.current, start);
  }, [start]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") scrollByViews(strip.current, -1);
    else if (event.key === "ArrowRight") scrollByViews(strip.current, 1);
    else if (event.key === "Home") scrollToView(strip.current, 0);
    else if (event.key === "End") scrollToView(strip.current, views.length - 1);
    else return;
    event.preventDefault();
  }

  const counter = interpolate(words.counter, { position: current + 1, count: views.length });
  return (
    <dialog
      ref={dialog}
      className={`dark opens ${css.lightbox}`}
      style={{ "--ratio": across / down } as CSSProperties}
      aria-label={words.label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ol
        ref={strip}
        className={css.strip}
        aria-label={words.label}
        // Always, because browsers translate pages into Arabic, and scroll positions would then be negative.
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setCurrent(positionIn(currentTarget))}
      >
        {keyedList(views, ({ picture }, index) => (
          <li aria-hidden={index !== current}>
            {Math.abs(index - current) <= 1 && (
              <Picture picture={picture} sizes={sizes} priority={index === current} />
            )}
          </li>
        ))}
      </ol>
      <div className={`cluster ${css.bar}`}>
        <p className={`sub ${css.title}`} aria-hidden="true">
          {views[current]?.title}
        </p>
        <p className="soft note" role="status">
          <span className="hidden">{`${views[current]?.title}, `}</span>
          <span>{counter}</span>
        </p>
        {([-1, 1] as const).map((step) => (
          <button
            key={step}
            type="button"
            className="round"
            aria-label={step < 0 ? words.previous : words.next}
            // Not `disabled`: the button would lose the focus, and with it the arrow keys.
            aria-disabled={!views[current + step]}
            onClick={() => scrollByViews(strip.current, step)}
          >
            <Icon name="arrow" className={step < 0 ? css.back : ""} />
          </button>
        ))}
      </div>
      <CloseDialog className={css.close} label={words.close} />
    </dialog>
  );
}

/** The index of the visible picture. Read from the strip, because React's state is a frame late when keys are pressed quickly. */
const positionIn = (strip: HTMLElement) => Math.round(strip.scrollLeft / strip.clientWidth);

/** Positions need not be limited: the browser stops scrolling at the first and the last picture. */
function scrollToView(strip: HTMLElement | null, position: number) {
  strip?.scrollTo({ left: position * strip.clientWidth, behavior: "instant" });
}

function scrollByViews(strip: HTMLElement | null, step: number) {
  if (strip) scrollToView(strip, positionIn(strip) + step);
}
