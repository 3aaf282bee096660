// The colour shown until a picture is loaded: the nearest of these sixteen. The classes are in
// app/ui/Picture.module.css, because our content security policy blocks style attributes. A test compares both lists.
export const placeholders = [
  "#141a2e",
  "#22262a",
  "#2c2119",
  "#1f2f22",
  "#3c4a38",
  "#4a3524",
  "#6b4a2f",
  "#4c5f73",
  "#566a4e",
  "#7a7d74",
  "#8a6a48",
  "#5d8ea6",
  "#8d9ba3",
  "#a89c8a",
  "#c0b7a8",
  "#d9d6cf",
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
