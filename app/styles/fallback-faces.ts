const metricNames = ["size-adjust", "ascent-override", "descent-override"];
// The device's fonts, scaled to the metrics of our typefaces, so that nothing moves when ours load. Measured over the texts in
// content/; Georgia's metrics are published. Each row: family, its names on devices, its metrics.
const faces = [
  ["Tiro as Georgia", ["Georgia"], "100.4%", "75.7%", "24.9%"],
  ["Tiro as Noto", ["Noto Serif", "NotoSerif-Regular"], "93.1%", "81.6%", "26.9%"],
  ["Tiro as Times", ["Times New Roman", "Liberation Serif"], "110.4%", "68.8%", "22.6%"],
  ["Tiro as DejaVu", ["DejaVu Serif", "DejaVuSerif"], "86.9%", "87.5%", "28.8%"],
  ["Anek as Roboto", ["Roboto", "Roboto-Regular"], "94.1%", "95.6%", "21.3%"],
  ["Anek as Arial", ["Helvetica Neue", "Arial", "Liberation Sans"], "93.8%", "96%", "21.3%"],
  ["Anek as Noto", ["Noto Sans", "NotoSans-Regular"], "88.4%", "101.8%", "22.6%"],
  ["Anek as DejaVu", ["DejaVu Sans", "DejaVuSans"], "82.3%", "109.4%", "24.3%"],
  ["Tiro as Noto Devanagari", ["Noto Serif Devanagari", "NotoSerifDevanagari-Regular"], "109.6%"],
  // Android's Devanagari font can only be named in local().
  ["Devanagari of Android", ["Noto Sans Devanagari", "NotoSansDevanagari-Regular"]],
] as const;

/** @font-face rules for the fallback families in tokens.css and devanagari.css. */
export const fallbackFaces = faces
  .map(([family, names, ...metrics]) => {
    const sources = names.map((name) => `local(${name})`).join();
    const adjusted = metrics.map((metric, index) => `;${metricNames[index]}:${metric}`).join("");
    return `@font-face{font-family:${family};src:${sources}${adjusted}}`;
  })
  .join("");
