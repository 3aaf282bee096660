import { expect, test } from "vitest";
import { lateFonts } from "./late-fonts.ts";

const page = (css: string) => `<head><style>${css}</style></head>`;
const network = '@font-face{font-family:Tiro;src:url(/tiro.woff2)format("woff2");font-display:swap}';
const local = "@font-face{font-family:Tiro as Georgia;src:local(Georgia)}";

test("moves the faces that come over the network into a style that is off, and leaves the local ones", () => {
  const html = lateFonts(page(`a{color:red}${network}${local}b{color:blue}`));
  expect(html).toContain(`<style>a{color:red}${local}b{color:blue}</style>`);
  expect(html).toContain(`<style media="not all" id="faces">${network}</style>`);
});

test("gives the faces to a page without scripts", () => {
  expect(lateFonts(page(network))).toContain(`<noscript><style>${network}</style></noscript>`);
});

test("refuses a page in which it finds no face", () => {
  expect(() => lateFonts(page(local))).toThrow("no typeface");
});
