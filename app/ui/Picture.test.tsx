import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ResolvedPicture } from "#media/places.ts";
import { Picture } from "./Picture.tsx";

const dawn: ResolvedPicture<"hero"> = {
  name: "hero-dawn-0a1b2c3d",
  place: "hero",
  widths: { wide: [750, 1440], tall: [480, 750] },
  alt: "Cottages at dawn",
  x: 3,
  y: 2,
};
const river: ResolvedPicture<"photo"> = {
  name: "gallery-river-4e5f6a7b",
  place: "photo",
  widths: { wide: [360, 640, 828] },
  alt: "A river",
  x: 2,
  y: 2,
};

test("a card offers its widths as AVIF, one WebP, and holds its place", () => {
  const html = renderToStaticMarkup(<Picture picture={river} sizes="50vw" />);
  expect(html).toContain('sizes="50vw"');
  expect(html).toContain("/pictures/gallery-river-4e5f6a7b-photo-360.avif 360w");
  expect(html).toContain('src="/pictures/gallery-river-4e5f6a7b-photo-640.webp"');
  expect(html).toMatch(/<img[^>]* alt="A river" width="828" height="1035" loading="lazy" decoding="async"/);
  expect(html).not.toContain("style=");
});

test("a hero has another crop for phones and comes first", () => {
  const html = renderToStaticMarkup(<Picture picture={dawn} sizes="100vw" priority />);
  const [phone] = html.match(/<source media="\(max-width: 639.98px\)" type="image\/avif"[^>]*>/) ?? [];
  expect(phone).toContain("/pictures/hero-dawn-0a1b2c3d-hero-tall-750.avif 750w");
  expect(phone).toContain('width="750" height="1125"');
  expect(html).toMatch(/<img[^>]* loading="eager" fetchPriority="high"/i);
  expect(html).toMatch(/data-x="3" data-y="2" class="[^"]*art/);
});

test("a decorative picture is silent", () => {
  const html = renderToStaticMarkup(<Picture picture={river} sizes="50vw" decorative />);
  expect(html).toContain('alt=""');
});
