import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PictureName } from "#content/schema/fields.ts";
import { Picture } from "./Picture.tsx";
import { addPicture } from "./picture-table.ts";

const dawn = "hero-dawn" as PictureName<"hero">;
const river = "gallery-river" as PictureName<"4/5">;

addPicture("hero-dawn", [
  "0a1b2c3d",
  5 + 16 * (3 + 5 * 2),
  { hero: { wide: [750, 1440], tall: [480, 750] } },
  "Cottages at dawn",
]);
addPicture("gallery-river", ["4e5f6a7b", 2, { "4/5": { wide: [360, 640, 828] } }, "A river"]);

test("a card offers its widths as AVIF, one WebP, and holds its place", () => {
  const html = renderToStaticMarkup(<Picture slot={river} shape="4/5" sizes="50vw" />);
  expect(html).toContain('sizes="50vw"');
  expect(html).toContain("/pictures/gallery-river-4e5f6a7b-4x5-360.avif 360w");
  expect(html).toContain('src="/pictures/gallery-river-4e5f6a7b-4x5-640.webp"');
  expect(html).toMatch(/<img[^>]* alt="A river" width="828" height="1035" loading="lazy" decoding="async"/);
  expect(html).not.toContain("style=");
});

test("a hero has another crop for phones and comes first", () => {
  const html = renderToStaticMarkup(<Picture slot={dawn} shape="hero" sizes="100vw" priority />);
  const [phone] = html.match(/<source media="\(max-width: 639.98px\)" type="image\/avif"[^>]*>/) ?? [];
  expect(phone).toContain("/pictures/hero-dawn-0a1b2c3d-hero-tall-750.avif 750w");
  expect(phone).toContain('width="750" height="1125"');
  expect(html).toMatch(/<img[^>]* loading="eager" fetchPriority="high"/i);
  expect(html).toMatch(/data-tone="5" data-x="3" data-y="2" class="[^"]*art/);
});

test("a decorative picture is silent", () => {
  const html = renderToStaticMarkup(<Picture slot={river} shape="4/5" sizes="50vw" decorative />);
  expect(html).toContain('alt=""');
});

test("a shape that the slot does not have is a type error, and an error in the build", () => {
  // @ts-expect-error the river is cut to 4/5 alone
  const wrong = <Picture slot={river} shape="16/9" sizes="50vw" />;
  expect(() => renderToStaticMarkup(wrong)).toThrow("gallery-river has no shape 16/9");
});
