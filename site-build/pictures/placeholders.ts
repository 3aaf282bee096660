// The colour shown until a picture is loaded: the nearest of these twelve, which CSS can write with three digits. The
// classes are in app/ui/Picture.module.css, because our content security policy blocks style attributes. A test compares
// both lists.
export const placeholders = [
  "#112233",
  "#223322",
  "#443322",
  "#664433",
  "#446677",
  "#556655",
  "#777777",
  "#886644",
  "#5588aa",
  "#8899aa",
  "#aa9988",
  "#ddddcc",
] as const;

/** The index of the nearest colour; red, green and blue in 0..255. */
export function nearestPlaceholder(red: number, green: number, blue: number): number {
  const distances = placeholders.map((hex) => {
    const value = Number.parseInt(hex.slice(1), 16);
    const gap = [red - (value >> 16), green - ((value >> 8) & 255), blue - (value & 255)] as const;
    // Weighted, because the eye is most sensitive to green.
    return 2 * gap[0] ** 2 + 4 * gap[1] ** 2 + 3 * gap[2] ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}
