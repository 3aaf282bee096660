import { type RefObject, useEffect, useRef, useState } from "react";

/** Which of several pictures to show: the wanted one when it is decoded, until then the previous one. */
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
      // A picture that fails to load is skipped. The next round tries it again.
      () => {},
    );
    return () => {
      isOutdated = true;
    };
  }, [wanted]);
  return { shown, wantedImage };
}
