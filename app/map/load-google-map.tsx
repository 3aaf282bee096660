import { adoptStyles } from "./adopt-styles.ts";
import { GoogleMap } from "./GoogleMap.tsx";
import mapStyle from "./interactive-map.css?inline";

/** Google's map without a drawing of ours, for a resort outside of the drawn region. It asks before it loads anything. */
export async function loadGoogleMap(address: string) {
  await adoptStyles(mapStyle);
  return (
    <div className="region-map">
      <GoogleMap address={address} />
    </div>
  );
}
