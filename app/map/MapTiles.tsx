import { useLayoutEffect, useRef, useState } from "react";
import { tilesFor } from "./tiles.ts";
import type { View } from "./view.ts";

/**
 * A provider's tiles over the drawing. Each is shown when it has loaded. Tiles contain place names, so ours are hidden
 * (by CSS, `data-shown`) when at least one tile has loaded and none has failed.
 */
export function MapTiles({ view, template }: { view: View; template: string }) {
  const layer = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [answers, setAnswers] = useState<ReadonlyMap<string, "loaded" | "failed">>(new Map());
  useLayoutEffect(() => {
    if (!layer.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(layer.current);
    return () => observer.disconnect();
  }, []);
  const tiles = width ? tilesFor(view, width, template) : [];
  const answersNow = tiles.map(({ address }) => answers.get(address));
  const isShown = answersNow.includes("loaded") && !answersNow.includes("failed");
  const note = (address: string, answer: "loaded" | "failed") =>
    setAnswers((before) => new Map(before).set(address, answer));
  return (
    <div className="region-map-tiles" ref={layer} data-shown={isShown ? "" : undefined}>
      {tiles.map(({ address, left, top, width: wide, height }) => (
        <img
          key={address}
          src={address}
          alt=""
          draggable="false"
          data-answer={answers.get(address)}
          onLoad={() => note(address, "loaded")}
          onError={() => note(address, "failed")}
          style={{
            left: `${left * 100}%`,
            top: `${top * 100}%`,
            width: `${wide * 100}%`,
            height: `${height * 100}%`,
          }}
        />
      ))}
    </div>
  );
}
