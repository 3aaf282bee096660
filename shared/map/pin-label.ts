import { type Box, overlap } from "./box.ts";
import type { MapFeature } from "./features.ts";
import type { MapPlace } from "./map-place.ts";
import { lettersOf, nameBox, textBox } from "./name-label.ts";
import { placeNames, type Size, shownPlaces, signBox, sizes } from "./place-names.ts";
import { frame, type Point, project } from "./projection.ts";

/** About 7 km, in units of the frame: the size of a PIN code's area, too large to look like an address. */
export const areaRadius = 32;

const letters = { small: 8.2, wide: 9.5 };
const areaLetter = 6.1;
const areaLine = 17;
const footPixels = 24;

interface Side {
  /** From the pin to the edge of the ring, in units of the frame. */
  x: number;
  y: number;
  /** From there to the name's baseline, in pixels. */
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
}

/** A side of the pin with the name's box there, in units of the frame. */
type PinLabel = Side & { box: Box };

/** Chooses the side of the pin where the resort's name covers the least of other names and of the frame's outside. */
export function placePinLabel(
  features: readonly MapFeature[],
  place: MapPlace,
  size: Size,
  /** The width on which its box is measured. */
  width: number = frame.width,
): PinLabel {
  const letter = letters[size];
  const { widths } = sizes[size];
  const names = placeNames(features, size);
  const settings = widths.map((width) => ({ width, taken: takenRoom(features, size, width, names) }));
  const costOf = (side: Side) =>
    settings.reduce((sum, { width, taken }) => {
      const box = roomOf(side, place, letter, width);
      const inFrame = overlap(box, {
        left: 6,
        top: 6,
        right: width - 6,
        bottom: (width * frame.height) / frame.width,
      });
      const outside = (box.right - box.left) * (box.bottom - box.top) - inFrame;
      return taken.reduce((covered, other) => covered + overlap(box, other), sum + 4 * outside);
    }, 0);
  const [best] = sides(place)
    .map((side) => ({ side, cost: costOf(side) }))
    .sort((one, other) => one.cost - other.cost);
  if (!best) throw new Error("The pin has no side.");
  return { ...best.side, box: roomOf(best.side, place, letter, width) };
}

/** The boxes that the name should not cover, in pixels, on a map of `width` pixels. */
function takenRoom(
  features: readonly MapFeature[],
  size: Size,
  width: number,
  names: ReturnType<typeof placeNames>,
): Box[] {
  const height = (width * frame.height) / frame.width;
  return [
    sizes[size].controls(width),
    { left: 0, top: height - footPixels, right: width, bottom: height },
    ...shownPlaces(features, size, width).flatMap((each) => [
      nameBox(each, each.at, names.get(each.name)),
      signBox(each, 12),
    ]),
  ];
}

/** The box of the resort's name in pixels, on a map of `width` pixels. */
function roomOf(
  side: Side,
  { name, area, latitude, longitude }: MapPlace,
  letter: number,
  width: number,
): Box {
  const pixels = width / frame.width;
  const [pinX, pinY] = project([longitude, latitude]);
  const at: Point = [(pinX + side.x) * pixels + side.dx, (pinY + side.y) * pixels + side.dy];
  const { left, right, top, bottom } = textBox(
    at,
    side.anchor,
    Math.max(lettersOf(name) * letter, lettersOf(area) * areaLetter),
  );
  return { left, right, top: top - 4, bottom: bottom + (area ? areaLine : 0) };
}

/** The sides of the pin in order of preference: left, right, above, below, corners. */
function sides({ area }: MapPlace): Side[] {
  const [ring, gap] = area ? [areaRadius, 8] : [0, 20];
  const more = area ? areaLine : 0;
  const beside = area ? -1 : 6;
  const [above, below] = [-gap - more, gap + 16];
  const aboveOrBelow = (
    [
      ["middle", 0],
      ["middle", 32],
      ["middle", -32],
      ["start", 0],
      ["end", 0],
    ] as const
  ).flatMap(([anchor, dx]) => {
    const x = { start: -ring, middle: 0, end: ring }[anchor];
    return [
      { x, y: -ring, dx, dy: above, anchor },
      { x, y: ring, dx, dy: below, anchor },
    ];
  });
  const corner = ring * Math.SQRT1_2;
  const corners = (["start", "end"] as const).flatMap((anchor) => {
    const to = anchor === "start" ? 1 : -1;
    return [
      { x: to * corner, y: -corner, dx: (to * gap) / 2, dy: above / 2, anchor },
      { x: to * corner, y: corner, dx: (to * gap) / 2, dy: below / 2, anchor },
    ];
  });
  return [
    { x: -ring, y: 0, dx: -gap, dy: beside, anchor: "end" },
    { x: ring, y: 0, dx: gap, dy: beside, anchor: "start" },
    ...aboveOrBelow,
    ...corners,
  ];
}
