/** A length of the frame as a share of the whole, for SVG attributes. */
export function part(units: number, whole: number): string {
  return `${Math.round((units / whole) * 1e4) / 100}%`;
}
