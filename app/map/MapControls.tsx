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
        path="M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5"
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
