import { type RefObject, useEffect, useRef, useState } from "react";

/** Which of several pictures to show: the wanted one once it can be drawn, until then the one before it. */
export function useDecoded(wanted: number): {
  shown: number;
  wantedImage: RefObject<HTMLImageElement | null>;
} {
  const [shown, setShown] = useState(wanted);
  const wantedImage = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let isOutdated = false;
    wantedImage.current?.decode().then(
      () => isOutdated || setShown(wanted),
      // A picture that fails to load is passed over; the next round asks for it again.
      () => {},
    );
    return () => {
      isOutdated = true;
    };
  }, [wanted]);
  return { shown, wantedImage };
}
