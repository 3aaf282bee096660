import { useEffect, useRef } from "react";
import { isMotionPaused, useMotionPaused } from "#app/motion/motion.ts";
import { PauseMotion } from "#app/motion/PauseMotion.tsx";
import { savesData } from "#app/ui/browser.ts";
import { Picture } from "#app/ui/Picture.tsx";
import type { film } from "#content/about.yaml";
import css from "./Film.module.css";

type FilmContent = NonNullable<typeof film>;

/**
 * A silent film that loops over a picture of its first frame. The script starts it, so that it does not compete with the
 * page's first picture. It stays off under reduced motion, in data saving and while motion is paused. Without script the
 * <noscript> film plays, and the browser's own controls pause it.
 */
export function Film({ picture, webm, mp4 }: FilmContent) {
  const video = useRef<HTMLVideoElement>(null);
  const paused = useMotionPaused();

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // While hydrating `paused` is not known yet, and the film would begin to load.
    if (paused || isMotionPaused() || savesData()) element.pause();
    // The browser may refuse to play, for example in low-power mode. Then the picture stays.
    else element.play().catch(() => {});
  }, [paused]);

  return (
    <div className={css.film}>
      <Picture picture={picture} sizes="100vw" priority />
      <video ref={video} preload="none" loop muted playsInline aria-hidden="true" tabIndex={-1}>
        <FilmSources webm={webm} mp4={mp4} />
      </video>
      <noscript>
        <video autoPlay loop muted playsInline controls aria-label={picture.alt}>
          <FilmSources webm={webm} mp4={mp4} media="(prefers-reduced-motion: no-preference)" />
        </video>
      </noscript>
      <PauseMotion className={`tap note ${css.pause}`} what="video" />
    </div>
  );
}

function FilmSources({ webm, mp4, media }: Pick<FilmContent, "webm" | "mp4"> & { media?: string }) {
  return (
    <>
      {webm && <source src={webm} type="video/webm" media={media} />}
      {mp4 && <source src={mp4} type="video/mp4" media={media} />}
    </>
  );
}
