import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Marquee } from "./Marquee.tsx";

vi.mock("#content/site.yaml", () => ({
  marquee: ["{year}", "Since 1987"],
  buildDay: "2031-12-31",
  logo: undefined,
}));

test("in the prerendered page {year} is the year of the build", () => {
  const html = renderToStaticMarkup(<Marquee />);
  expect(html).toContain("<span>2031</span>");
  expect(html).toContain("<span>Since 1987</span>");
  expect(html).not.toContain("{year}");
});
