import { mapTexts } from "#content/map/texts.yaml";

export function MapControls({
  onZoomIn,
  onZoomOut,
  onWholeRegion,
}: {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onWholeRegion: () => void;
}) {
  return (
    <div className="region-map-controls">
      <Control label={mapTexts.zoomIn} path="M5 12h14M12 5v14" onPress={onZoomIn} />
      <Control label={mapTexts.zoomOut} path="M5 12h14" onPress={onZoomOut} />
      <Control
        label={mapTexts.wholeRegion}
        path="M4.5 4.5v5h5M5 9.5a8 8 0 1 1-1 4.5"
        onPress={onWholeRegion}
      />
    </div>
  );
}

function Control({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
