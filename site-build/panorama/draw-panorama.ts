import type { Horizon, Summit } from "#content/schema/panorama.ts";
import type { Content } from "#content/schema/subjects.ts";
import { sunriseBearing } from "#shared/sunrise.ts";
import { assetAddress } from "../digest.ts";
import { drawSkyline, type SkylinePoint } from "./draw-skyline.ts";
import { lookFrom } from "./look-from.ts";

/** Units of the drawing; the page scales it. */
const width = 1000;
/** The height of the highest summit, in the same units. Approximate, because the exaggeration is a whole number. */
const wantedHeight = 110;
const sky = 10;
/** Below the level horizon, where the mountains fade out. */
const foot = 22;
/** Degrees beside the outermost summit or sunrise. */
const margin = 6;

/** Percentages of the drawing. `left` and `right` border the piece that is nearer to this summit than to the others. */
interface Position {
  x: number;
  y: number;
  left: number;
  right: number;
}

interface Panorama {
  horizon: Horizon;
  /** The summits above the horizon, from left to right, and where they stand in the drawing. */
  summits: Summit[];
  positions: Position[];
  styles: string;
  address: string;
  svg: string;
}

/** The panorama for the pages; none without the place's height, or without a summit above the horizon. */
export function drawPanorama({ panorama, resort: { place } }: Content): Panorama | undefined {
  const { height } = place;
  if (height === undefined) return;
  const seen = panorama.peaks
    .map((peak) => ({ ...peak, ...lookFrom({ ...place, height }, peak) }))
    .filter(({ elevation }) => elevation > 0);
  if (seen.length === 0) return;
  const bearings = seen.map(({ bearing }) => bearing);
  const { start, span } = fieldOf(bearings, sunriseRange(place.latitude));
  const fromStart = (bearing: number) => (bearing - start + 360) % 360;
  const inOrder = seen.toSorted((one, other) => fromStart(one.bearing) - fromStart(other.bearing));
  const unit = width / span;
  const top = Math.max(...seen.map(({ elevation }) => elevation));
  const times = Math.max(1, Math.round(wantedHeight / (top * unit)));
  const level = Math.round(top * unit * times) + sky;
  const base = level + foot;
  const at = ([along, up]: SkylinePoint): SkylinePoint => [along * unit, level - up * unit * times];
  const skyline = drawSkyline(
    inOrder.map(({ bearing, elevation }) => [fromStart(bearing), elevation]),
    span,
  ).map(at);
  const ridge = lineThrough(skyline);
  const tops = inOrder.map(({ bearing, elevation }) => at([fromStart(bearing), elevation]));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${base}">` +
    `<path id="snow" d="${ridge}V${base}H0z"/>` +
    `<path id="ridge" vector-effect="non-scaling-stroke" d="${ridge}"/></svg>\n`;
  const address = assetAddress("panorama", "svg", svg);
  const percent = (part: number) => Math.round(part * 1e4) / 100;
  const borders = [0, ...tops.slice(1).map(([x], index) => (x + (tops[index]?.[0] ?? 0)) / 2), width];
  const positions = tops.map(([x, y], index) => ({
    x: percent(x / width),
    y: percent(y / base),
    left: percent((borders[index] ?? 0) / width),
    right: percent((borders[index + 1] ?? width) / width),
  }));
  return {
    address,
    svg,
    horizon: {
      href: address,
      width,
      height: base,
      times,
      timesOnSmall: timesOnSmall(times),
      start: round(start),
      span: round(span),
      skyline: sample(skyline).map((y) => percent(y / base)),
    },
    positions,
    styles: stylesOf(positions, base, timesOnSmall(times) / times),
    summits: inOrder.map(({ name, height: metres, bearing, distance }) => ({
      name,
      height: metres,
      bearing: Math.round(bearing) % 360,
      ...(place.precision === "exact" && { kilometres: Math.round(distance / 1000) }),
    })),
  };
}

/** In narrow windows the drawing is small, so that it is drawn taller. */
const timesOnSmall = (times: number) => Math.round(1.5 * times);

/**
 * For app/pages/about/Panorama.tsx: the drawing has the class `panorama`, its summits `summit-1` and so on, and the chosen
 * one's berry in the list is shown. `--x` in percent.
 */
function stylesOf(positions: readonly Position[], base: number, taller: number): string {
  const rules = positions.map(({ x, y, left, right }, index) => {
    const at = `.summit-${index + 1}`;
    const inPiece = Math.round(((x - left) / (right - left)) * 1e4) / 100;
    return (
      `${at}{--x:${x};left:${left}%;right:${Math.round((100 - right) * 100) / 100}%}` +
      `${at}>i{left:${inPiece}%;top:${y}%}` +
      `section:has(${at}>:checked) [for=summit-${index + 1}]>svg{visibility:visible}`
    );
  });
  return `@layer sections{.panorama{--ratio:calc(${width}/${base});--taller:${taller}}${rules.join("")}}`;
}

/** The heights of the line at places with the same distance, from end to end. */
function sample(skyline: readonly SkylinePoint[]): number[] {
  const count = 60;
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = (index / count) * width;
    return skyline.find(([at]) => at >= x - 0.01)?.[1] ?? 0;
  });
}

/** From the longest to the shortest day's sunrise. */
function sunriseRange(latitude: number): number[] {
  return ["2026-06-21", "2026-12-21"].flatMap((day) => sunriseBearing(latitude, day) ?? []);
}

/** The part of the horizon that is drawn: the summits, and the sunrises of the year unless that is more than half of it. */
function fieldOf(summits: readonly number[], sunrises: readonly number[]): { start: number; span: number } {
  const all = arcOf([...summits, ...sunrises]);
  const { start, span } = all.span <= 180 ? all : arcOf(summits);
  return { start: (start - margin + 360) % 360, span: Math.min(360, span + 2 * margin) };
}

/** The shortest arc that holds all bearings: it begins after the widest gap. */
function arcOf(bearings: readonly number[]): { start: number; span: number } {
  const sorted = bearings.toSorted((one, other) => one - other);
  const gaps = sorted.map((bearing, index) => (bearing - (sorted.at(index - 1) ?? 0) + 360) % 360 || 360);
  const widest = Math.max(...gaps);
  return { start: sorted[gaps.indexOf(widest)] ?? 0, span: 360 - widest };
}

function lineThrough(points: readonly SkylinePoint[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
