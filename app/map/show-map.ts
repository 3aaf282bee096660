import {
  Circle,
  control,
  DivIcon,
  ImageOverlay,
  type LatLngBoundsLiteral,
  type LatLngTuple,
  Map as LeafletMap,
  Marker,
  type PanOptions,
  type PointExpression,
  TileLayer,
} from "leaflet";
import { regionDrawing, place as resortsPlace, tiles } from "#content/site.yaml";
import { region } from "#media/map/region.ts";
import { words } from "#words/map.ts";
import css from "./RegionDrawing.module.css";
import "./leaflet.css";

const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
const edges: LatLngBoundsLiteral = [
  [region.south, region.west],
  [region.north, region.east],
];
/** The radius of the ring in RegionDrawing.tsx. */
const areaMetres = 7200;

/** Leaflet has no option for the steps of the arrow keys. */
class CalmMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, isStill ? { ...options, animate: false } : options);
  }
}

/** Lays an interactive map over the drawing in `host`. */
export function showMap(host: HTMLElement): void {
  const { latitude, longitude, isExact } = resortsPlace;
  const place: LatLngTuple = [latitude, longitude];
  const pin = host.querySelector(`.${css.pin}`)?.cloneNode(true);
  const element = host.appendChild(document.createElement("div"));
  element.className = "region-map";
  element.role = "region";
  element.ariaLabel = words.name;
  const map = new CalmMap(element, {
    attributionControl: false,
    zoomControl: false,
    zoomSnap: 0,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
    bounceAtZoomLimits: false,
    // One finger scrolls the page, and two move the map.
    dragging: !matchMedia("(pointer: coarse)").matches,
    // The wheel scrolls the page, too, until a click on the map.
    scrollWheelZoom: false,
  });
  map.on("click", () => map.scrollWheelZoom.enable());
  map.on("mouseout", () => map.scrollWheelZoom.disable());
  // Away from the resort's name, which stands above a pin in the lower third.
  control
    .zoom({
      position: latitude < region.south + (region.north - region.south) / 3 ? "topright" : "bottomright",
      zoomInTitle: words.zoomIn,
      zoomOutTitle: words.zoomOut,
    })
    .addTo(map);
  let hasTiles = false;
  const drawing = regionDrawing && new ImageOverlay(regionDrawing, edges).addTo(map);
  const showRegion = () => {
    map.setMinZoom(0).fitBounds(edges, { animate: false }).setMinZoom(map.getZoom());
    if (!hasTiles) map.setMaxZoom(map.getZoom() + 2);
  };
  if (drawing) {
    map.setMaxBounds(edges);
    showRegion();
    map.on("resize", showRegion);
  } else map.setView(place, isExact ? 14 : 11);
  // The drawing stays until a tile has come, and if none does.
  if (tiles)
    new TileLayer(tiles.address, { maxZoom: 18 })
      .once("tileload", () => {
        hasTiles = true;
        if (drawing) drawing.remove();
        map.setMaxZoom(18);
      })
      .addTo(map);
  if (!isExact) new Circle(place, { radius: areaMetres, className: css.area, interactive: false }).addTo(map);
  const icon = new DivIcon({ html: pin as HTMLElement, className: "", iconSize: [0, 0] });
  new Marker(place, { icon, interactive: false, keyboard: false }).addTo(map);
}
