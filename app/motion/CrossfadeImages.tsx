import { useEffect, useRef, useState } from "react";
import { reloadImage } from "#app/ui/failed-pictures.ts";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import type { ResolvedPicture } from "#schema/image-slots.ts";
import css from "./CrossfadeImages.module.css";

/**
 * Crossfades to the picture at `activeIndex` once it is decoded. Only the first picture is in the HTML, so that no other
 * competes with it for bandwidth. Each of the others is mounted one step ahead, the first `preloadCount` right after hydration.
 */
export function CrossfadeImages({
  pictures,
  activeIndex,
  preloadCount = 0,
  sizes,
  priority = false,
}: {
  pictures: readonly ResolvedPicture[];
  activeIndex: number;
  preloadCount?: number;
  sizes?: string | undefined;
  /** Loads the first picture with priority. */
  priority?: boolean;
}) {
  const [mountedCount, setMountedCount] = useState(1);
  const [shownIndex, setShownIndex] = useState(activeIndex);
  const activeImage = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let isStale = false;
    setMountedCount((before) => Math.max(before, activeIndex + 2, preloadCount));
    const image = activeImage.current;
    const hasFailed = image?.complete && image.naturalWidth === 0;
    if (hasFailed) reloadImage(image);
    image?.decode().then(
      () => isStale || setShownIndex(activeIndex),
      // If it fails to load, the current picture stays.
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [activeIndex, preloadCount]);
  return keyedList(pictures.slice(0, Math.max(mountedCount, activeIndex + 1)), (picture, index) => (
    <Picture
      ref={index === activeIndex ? activeImage : undefined}
      picture={picture}
      sizes={sizes}
      priority={priority && index === 0}
      decorative={index !== shownIndex}
      className={`fill ${css.turning} ${index === shownIndex ? css.shown : ""}`}
    />
  ));
}
