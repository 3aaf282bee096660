import { useState } from "react";
import { googleMap } from "#content/map/provider.yaml";
import { mapTexts } from "#content/map/texts.yaml";

const { show, note, back } = mapTexts.google;

/** Google's map instead of ours, only at the guest's request: before that no request goes to Google. */
export function GoogleMap() {
  const [isShown, setShown] = useState(false);
  return (
    <div className="region-map-google" data-shown={isShown ? "" : undefined}>
      {isShown && (
        <iframe src={googleMap} title={mapTexts.name} referrerPolicy="no-referrer" allowFullScreen />
      )}
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? back : show}
      </button>
      {!isShown && <span>{note}</span>}
    </div>
  );
}
