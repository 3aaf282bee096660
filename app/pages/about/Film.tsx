import { useEffect, useRef } from "react";
import { isMotionPaused, startMotion } from "#app/motion/motion.ts";
import { PauseMotion, useMotionPaused } from "#app/motion/PauseMotion.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { about } from "#content/about.yaml";
import css from "./Film.module.css";

const { picture, webm, mp4 } = about.film;

/**
 * Loops without sound over its own first frame. It is not in the race with the page's first picture: the script starts
 * it, and does not under reduced motion, in data saving or while motion is paused; without script a second one plays.
 */
export function Film() {
  const video = useRef<HTMLVideoElement>(null);
  const paused = useMotionPaused();

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // At the page's own start the layout's effect comes after this one, too late to keep the film from loading.
    startMotion();
    if (paused || isMotionPaused() || savesData()) element.pause();
    // A browser may refuse to play by itself, in low-power mode for one; the picture stays then.
    else element.play().catch(() => {});
  }, [paused]);

  return (
    <div className={css.film}>
      <Picture picture={picture} sizes="(min-width: 64rem) 56vw, 100vw" priority />
      <video ref={video} preload="none" loop muted playsInline aria-hidden="true" tabIndex={-1}>
        <FilmSources />
      </video>
      <noscript>
        <video autoPlay loop muted playsInline aria-hidden="true" tabIndex={-1}>
          <FilmSources media="(prefers-reduced-motion: no-preference)" />
        </video>
      </noscript>
      <PauseMotion className={css.pause} what="video" />
    </div>
  );
}

function FilmSources({ media }: { media?: string }) {
  return (
    <>
      <source src={webm} type="video/webm" media={media} />
      <source src={mp4} type="video/mp4" media={media} />
    </>
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
