import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { googleMap, tileAddress } from "#content/map/provider.yaml";
import { mapTexts } from "#content/map/texts.yaml";
import { drawLabels } from "#shared/map/draw-labels.ts";
import { drawGround } from "#shared/map/draw-region.ts";
import type { MapFeature } from "#shared/map/features.ts";
import type { MapPlace } from "#shared/map/map-place.ts";
import { frame } from "#shared/map/projection.ts";
import { GoogleMap } from "./GoogleMap.tsx";
import { MapCard } from "./MapCard.tsx";
import { MapControls } from "./MapControls.tsx";
import { MapFoot } from "./MapFoot.tsx";
import { MapTiles } from "./MapTiles.tsx";
import { markersOf } from "./markers.ts";
import { placeLabels } from "./place-labels.ts";
import { useGestures } from "./use-gestures.ts";
import { useView } from "./use-view.ts";
import { inWindow, isInWindow, isWholeRegion, wholeRegion, zoomed, zoomStep } from "./view.ts";

// The drawing shows no more detail above 8; tiles show streets.
const maxZoom = tileAddress ? 120 : 8;
const hintMs = 1800;

/** The interactive map, drawn by the same code as the static drawing that it covers. */
export function InteractiveMap({ features, place }: { features: readonly MapFeature[]; place: MapPlace }) {
  const map = useRef<HTMLDivElement>(null);
  const labels = useRef<SVGSVGElement>(null);
  const { view, move, glide } = useView(maxZoom);
  const [hint, setHint] = useState<"wheel" | "touch">();
  const [open, setOpen] = useState<string>();
  const refuse = useCallback((by: "wheel" | "touch") => setHint(by), []);
  useGestures(map, { move, glide, maxZoom, refuse });
  const markers = useMemo(() => markersOf(features, place), [features, place]);
  const ground = useMemo(() => ({ __html: drawGround(features, place) }), [features, place]);
  const names = useMemo(() => ({ __html: drawLabels(features, place, "all") }), [features, place]);
  useLayoutEffect(() => {
    if (labels.current) placeLabels(labels.current, view);
  }, [view]);
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => setHint(undefined), hintMs);
    return () => clearTimeout(timer);
  }, [hint]);
  const helpId = useId();
  const cardId = useId();
  const opened = markers.find(({ name }) => name === open);
  const near = view.zoom >= 2.2 ? 3 : view.zoom >= 1.5 ? 2 : 1;

  function choose(name: string | undefined) {
    setOpen(name);
    const at = markers.find((marker) => marker.name === name)?.at;
    if (!at) return;
    // The card must not cover its marker. It covers the lower left, on a small map the whole lower half.
    const isSmall = (map.current?.clientWidth ?? 0) < 560;
    glide((now) => {
      const [across, down] = inWindow(now, at);
      const away = (share: number, least: number, most: number) =>
        share - Math.min(most, Math.max(least, share));
      const lowest = isSmall ? 0.2 : across < 0.62 ? 0.3 : 0.9;
      const [moreX, moreY] = [away(across, 0.12, 0.86), away(down, 0.14, lowest)];
      return {
        ...now,
        x: now.x + (moreX * frame.width) / now.zoom,
        y: now.y + (moreY * frame.height) / now.zoom,
      };
    });
  }

  /** Zooms around the resort where it is in the window, else around the middle. */
  function zoom(factor: number) {
    glide((now) => {
      const ours = markers[0] && inWindow(now, markers[0].at);
      return zoomed(now, factor, ours && isInWindow(ours) ? ours : [0.5, 0.5], maxZoom);
    });
  }

  function close() {
    const marker = map.current?.querySelector<HTMLElement>("[aria-expanded=true]");
    setOpen(undefined);
    marker?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card wherever the focus is in the map
    <div
      className="region-map"
      ref={map}
      data-near={near}
      data-moved={isWholeRegion(view) ? undefined : ""}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) close();
      }}
    >
      <div
        className="region-map-window"
        role="application"
        aria-roledescription={mapTexts.kind}
        aria-label={mapTexts.name}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map itself takes the arrow keys
        tabIndex={0}
      >
        <svg
          className="region-drawing"
          viewBox={`${view.x} ${view.y} ${frame.width / view.zoom} ${frame.height / view.zoom}`}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us from content/map
          dangerouslySetInnerHTML={ground}
        />
        {tileAddress && <MapTiles view={view} template={tileAddress} />}
        <svg
          className="region-drawing region-map-names"
          ref={labels}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us from content/map
          dangerouslySetInnerHTML={names}
        />
      </div>
      <p className="hidden" id={helpId}>
        {mapTexts.help}
      </p>
      <ul className="region-map-markers" aria-label={mapTexts.markers}>
        {markers.map(({ name, at, tier, sign }) => {
          const [across, down] = inWindow(view, at);
          const isSeen = isInWindow([across, down]);
          return (
            <li
              key={name}
              className={`t${tier}`}
              hidden={!isSeen}
              style={{ left: `${across * 100}%`, top: `${down * 100}%` }}
            >
              <button
                type="button"
                className={`region-map-${sign}`}
                aria-expanded={name === open}
                aria-controls={cardId}
                onClick={() => choose(name === open ? undefined : name)}
              >
                <span className="hidden">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <MapControls
        onZoomIn={() => zoom(zoomStep)}
        onZoomOut={() => zoom(1 / zoomStep)}
        onWholeRegion={() => glide(() => wholeRegion)}
      />
      <MapFoot view={view} />
      <div id={cardId} className="region-map-cards" aria-live="polite">
        {opened && <MapCard marker={opened} onClose={close} />}
      </div>
      {hint && <p className="region-map-hint">{mapTexts[`${hint}Hint`]}</p>}
      {googleMap && <GoogleMap />}
    </div>
  );
}
