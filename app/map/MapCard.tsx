import { mapTexts } from "#content/map/texts.yaml";
import type { Marker } from "./markers.ts";

/** The text about an opened marker. */
export function MapCard({ marker, onClose }: { marker: Marker; onClose: () => void }) {
  const { name, by, text, road } = marker;
  return (
    <section className="region-map-card" aria-label={name}>
      <h3>{name}</h3>
      <p className="region-map-by">{by}</p>
      <p>{text}</p>
      {road.length > 0 && (
        <>
          <h4>{mapTexts.byRoad}</h4>
          <ul>
            {road.map((distance) => (
              <li key={distance}>{distance}</li>
            ))}
          </ul>
        </>
      )}
      <button type="button" aria-label={`${mapTexts.close} ${name}`} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12m0-12L6 18" />
        </svg>
      </button>
    </section>
  );
}
