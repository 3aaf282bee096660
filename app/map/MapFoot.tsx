import { locale } from "#content/editions.yaml";
import { tileCredit } from "#content/map/provider.yaml";
import { mapTexts } from "#content/map/texts.yaml";
import { scaleBar, type View } from "./view.ts";

/** The scale bar and the credits. */
export function MapFoot({ view }: { view: View }) {
  const { km, share } = scaleBar(view);
  return (
    <div className="region-map-foot">
      <p className="region-map-scale">
        {/* cqw: a share of the map's width, not of this paragraph's. */}
        <i style={{ width: `${share * 100}cqw` }} />
        {km < 1 ? inUnit(km * 1000, "meter") : inUnit(km, "kilometer")} <span>{mapTexts.scale}</span>
      </p>
      <p className="region-map-credit">
        {mapTexts.places} <a href="https://www.geonames.org/">GeoNames</a>,{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
        {tileCredit ? ` · ${tileCredit}` : <span>. {mapTexts.drawn}</span>}
      </p>
    </div>
  );
}

/** '500 m' in the language of the edition. */
const inUnit = (length: number, unit: "meter" | "kilometer") =>
  new Intl.NumberFormat(locale, { style: "unit", unit }).format(length);
