import { useEffect, useRef, useState } from "react";
import { reloadImage } from "#app/ui/failed-pictures.ts";
import { keyedList } from "#app/ui/keyed-list.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import type { ResolvedPicture } from "#schema/image-slots.ts";
import css from "./CrossfadeImages.module.css";

/**
 * Crossfades to the picture at the index `wanted` once it is decoded. Only the first picture is in the HTML, so that no other
 * competes with it for bandwidth. Each of the others is added one step ahead, and the first `ahead` of them after hydration.
 */
export function CrossfadeImages({
  pictures,
  wanted,
  ahead = 0,
  sizes,
  priority = false,
}: {
  pictures: readonly ResolvedPicture[];
  wanted: number;
  ahead?: number;
  sizes?: string | undefined;
  /** Loads the first picture with priority. */
  priority?: boolean;
}) {
  const [added, setAdded] = useState(1);
  const [shown, setShown] = useState(wanted);
  const wantedImage = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let isOutdated = false;
    setAdded((before) => Math.max(before, wanted + 2, ahead));
    const image = wantedImage.current;
    const hasFailed = image?.complete && image.naturalWidth === 0;
    if (hasFailed) reloadImage(image);
    image?.decode().then(
      () => isOutdated || setShown(wanted),
      // If it fails to load, the current picture stays.
      () => {},
    );
    return () => {
      isOutdated = true;
    };
  }, [wanted, ahead]);
  return keyedList(pictures.slice(0, Math.max(added, wanted + 1)), (picture, index) => (
    <Picture
      ref={index === wanted ? wantedImage : undefined}
      picture={picture}
      sizes={sizes}
      priority={priority && index === 0}
      decorative={index !== shown}
      className={`fill ${css.turning} ${index === shown ? css.shown : ""}`}
    />
  ));
}
