import { type ComponentProps, useEffect, useRef, useState } from "react";
import { isMotionPaused, useOwnPause } from "#app/motion/motion.ts";
import { PauseButton } from "#app/motion/PauseButton.tsx";
import { PageHead } from "#app/sections/PageHead.tsx";
import { savesData, useBrowserValue } from "#app/ui/browser.ts";
import { Picture } from "#app/ui/Picture.tsx";
import type { film } from "#content/about.yaml";
import css from "./FilmHead.module.css";

/** Browsers evaluate it when they choose a source. With JavaScript none is chosen until `start` removes the condition. */
const withoutScript = "(scripting: none) and (prefers-reduced-motion: no-preference)";

/**
 * The page's title on a film that plays by itself, even without JavaScript. With JavaScript it is only downloaded if it may
 * play, which saves the data of guests who have paused motion or asked to save data.
 */
export function FilmHead({
  film: { picture, webm, mp4 },
  ...texts
}: ComponentProps<typeof PageHead> & { film: NonNullable<typeof film> }) {
  const video = useRef<HTMLVideoElement>(null);
  const isScripted = useBrowserValue(() => true, false);
  const [isPaused, setPaused] = useOwnPause();
  const isUserInitiated = useRef(false);
  const [isBlocked, setBlocked] = useState(false);

  function start() {
    const element = video.current;
    if (!element) return;
    if (!element.currentSrc) {
      for (const source of element.querySelectorAll("source")) source.media = "";
      element.load();
    }
    // Browsers may refuse autoplay, for example in low-power mode, but not after a press on the button.
    element.play().then(
      () => setBlocked(false),
      () => setBlocked(true),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` only reads refs
  useEffect(() => {
    if (isPaused) video.current?.pause();
    else if (isUserInitiated.current) start();
    // During hydration `isPaused` is still false, even if the guest has paused all motion.
    else if (isMotionPaused()) video.current?.pause();
    else if (savesData()) setBlocked(true);
    else start();
  }, [isPaused]);

  return (
    <PageHead
      {...texts}
      isHalf
      background={
        <>
          <Picture picture={picture} className="fill" priority />
          <video
            ref={video}
            className={`fill ${css.film}`}
            autoPlay
            loop
            muted
            playsInline
            {...(isScripted
              ? { "aria-hidden": true, tabIndex: -1 }
              : { controls: true, "aria-label": picture.alt })}
          >
            {webm && <source src={webm} type="video/webm" media={withoutScript} />}
            {mp4 && <source src={mp4} type="video/mp4" media={withoutScript} />}
          </video>
        </>
      }
      aside={
        <PauseButton
          className={`round ${css.pause}`}
          subject="video"
          iconOnly
          isPaused={isPaused || isBlocked}
          onToggle={(pause) => {
            isUserInitiated.current = !pause;
            setPaused(pause);
            // Also if autoplay was blocked: then `isPaused` does not change, and no effect runs.
            if (!pause) start();
          }}
        />
      }
    />
  );
}
