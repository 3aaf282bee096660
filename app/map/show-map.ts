import * as L from "leaflet";
import { regionDrawing, place as resort } from "#content/site.yaml";
import { region } from "#schema/region.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./RegionMap.module.css";
import "./leaflet.css";

const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
const bounds: L.LatLngBoundsLiteral = [
  [region.south, region.west],
  [region.north, region.east],
];
/** As large as the circle in RegionMap.tsx. */
const areaMetres = 7200;

/** Adds what Leaflet has no options for: arrow keys without animation, and zooming around the pin. */
class ResortMap extends L.Map {
  override panBy(offset: L.PointExpression, options?: L.PanOptions): this {
    return super.panBy(offset, prefersReducedMotion ? { ...options, animate: false } : options);
  }
  override setZoom(zoom: number, options?: L.ZoomPanOptions): this {
    const pin = L.latLng(resort.latitude, resort.longitude);
    if (!this.getBounds().contains(pin)) return super.setZoom(zoom, options);
    // Beyond the limits, setZoomAround would move the map without zooming.
    const limited = Math.max(this.getMinZoom(), Math.min(zoom, this.getMaxZoom()));
    return this.setZoomAround(pin, limited, options);
  }
}

export function showMap(host: HTMLElement): void {
  const { latitude, longitude, isExact } = resort;
  const place: L.LatLngTuple = [latitude, longitude];
  const pin = host.querySelector(`.${css.pin}`)?.cloneNode(true);
  const element = host.appendChild(document.createElement("div"));
  element.className = "region-map";
  element.role = "region";
  element.ariaLabel = words.map.name;
  const map = new ResortMap(element, {
    attributionControl: false,
    zoomControl: false,
    zoomSnap: 0,
    zoomAnimation: !prefersReducedMotion,
    inertia: !prefersReducedMotion,
    // On touch screens one finger scrolls the page, and two move the map.
    dragging: !matchMedia("(pointer: coarse)").matches,
    // The wheel scrolls the page until the guest clicks the map.
    scrollWheelZoom: false,
  });
  map.on("click", () => map.scrollWheelZoom.enable());
  map.on("mouseout", () => map.scrollWheelZoom.disable());
  // Where it does not cover the resort's name, which stands above a pin in the lower third.
  L.control
    .zoom({
      position: latitude < region.south + (region.north - region.south) / 3 ? "topright" : "bottomright",
      zoomInTitle: words.map.zoomIn,
      zoomOutTitle: words.map.zoomOut,
    })
    .addTo(map);
  new L.ImageOverlay(regionDrawing ?? "", bounds).addTo(map);
  map.setMaxBounds(bounds);
  const fitRegion = () => {
    map.setMinZoom(0).setMaxZoom(18).fitBounds(bounds, { animate: false });
    map.setMinZoom(map.getZoom()).setMaxZoom(map.getZoom() + 2);
  };
  fitRegion();
  map.on("resize", fitRegion);
  if (!isExact)
    new L.Circle(place, { radius: areaMetres, className: css.area, interactive: false }).addTo(map);
  const icon = new L.DivIcon({ html: pin as HTMLElement, className: "", iconSize: [0, 0] });
  new L.Marker(place, { icon, interactive: false, keyboard: false }).addTo(map);
}
