import { useState } from "react";
import { mapTexts } from "#content/map/texts.yaml";

const { show, note, back } = mapTexts.google;

/** Google's map in place of ours, but only when asked for: until then Google learns nothing of the visit. */
export function GoogleMap({ address }: { address: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="region-map-google" data-shown={isShown ? "" : undefined}>
      {isShown && <iframe src={address} title={mapTexts.name} referrerPolicy="no-referrer" allowFullScreen />}
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? back : show}
      </button>
      {!isShown && <span>{note}</span>}
    </div>
  );
}
