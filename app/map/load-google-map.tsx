import { googleMap } from "#content/map/provider.yaml";
import { adoptStyles } from "./adopt-styles.ts";
import { GoogleMap } from "./GoogleMap.tsx";
import mapStyle from "./interactive-map.css?inline";

/**
 * Google's map without a drawing of ours; it asks before it loads anything. For a resort outside of the drawn region,
 * site-build/content/plugin.ts puts this module in the place of load-interactive-map.tsx.
 */
export async function loadMap() {
  if (!googleMap) return;
  await adoptStyles(mapStyle);
  return (
    <div className="region-map">
      <GoogleMap />
    </div>
  );
}
