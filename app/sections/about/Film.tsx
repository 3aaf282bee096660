import { filmAddresses } from "virtual:picture-addresses";
import { useEffect, useRef } from "react";
import { PauseMotion } from "#app/motion/PauseMotion.tsx";
import { useMotionPaused } from "#app/motion/useMotionPaused.ts";
import { film } from "#media/pictures.ts";
import css from "./Film.module.css";

const { webm, mp4, poster } = filmAddresses;

/**
 * Loops without sound. It is not in the race with the page's first picture, its own poster: the script starts it,
 * and does not under reduced motion, in data saving or while motion is paused; without script a second element does.
 */
export function Film() {
  const video = useRef<HTMLVideoElement>(null);
  const paused = useMotionPaused();

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (paused || savesData()) element.pause();
    // A browser may refuse to play by itself, in low-power mode for one; the poster stays then.
    else element.play().catch(() => {});
  }, [paused]);

  return (
    <div className={css.film}>
      <video
        ref={video}
        poster={poster}
        aria-label={film.alt}
        width={film.width}
        height={film.height}
        preload="none"
        loop
        muted
        playsInline
      >
        <FilmSources />
      </video>
      <noscript>
        <video
          poster={poster}
          aria-label={film.alt}
          width={film.width}
          height={film.height}
          autoPlay
          loop
          muted
          playsInline
        >
          <FilmSources />
        </video>
      </noscript>
      <PauseMotion className={css.pause} what="video" />
    </div>
  );
}

function FilmSources() {
  return (
    <>
      <source src={webm} type="video/webm" media="(prefers-reduced-motion: no-preference)" />
      <source src={mp4} type="video/mp4" media="(prefers-reduced-motion: no-preference)" />
    </>
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
