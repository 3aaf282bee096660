import type { z } from "zod";
import { about } from "#content/about.ts";
import { aboutGallery } from "#content/about-gallery.ts";
import { contact } from "#content/contact.ts";
import { dining } from "#content/dining.ts";
import { errorPage } from "#content/error-page.ts";
import { footer } from "#content/footer.ts";
import { goodToKnow } from "#content/good-to-know.ts";
import { home } from "#content/home.ts";
import { homeGallery } from "#content/home-gallery.ts";
import { inquirySettings } from "#content/inquiry.ts";
import { lightbox } from "#content/lightbox.ts";
import { mapProvider } from "#content/map/provider.ts";
import { mapTexts } from "#content/map/texts.ts";
import { dishes, menu } from "#content/menu.ts";
import { footerNavigation, navigation } from "#content/navigation.ts";
import { offers } from "#content/offers.ts";
import { offline } from "#content/offline.ts";
import { comparison, packages } from "#content/packages.ts";
import * as pages from "#content/pages.ts";
import { reach } from "#content/reach.ts";
import { resort } from "#content/resort.ts";
import { aboutSchema } from "#content/schema/about.ts";
import { contactSchema } from "#content/schema/contact.ts";
import { diningSchema } from "#content/schema/dining.ts";
import { errorPageSchema } from "#content/schema/error-page.ts";
import { footerSchema } from "#content/schema/footer.ts";
import { aboutGallerySchema, homeGallerySchema } from "#content/schema/galleries.ts";
import { goodToKnowSchema } from "#content/schema/good-to-know.ts";
import { homeSchema } from "#content/schema/home.ts";
import { inquirySettingsSchema } from "#content/schema/inquiry.ts";
import { lightboxSchema } from "#content/schema/lightbox.ts";
import { mapProviderSchema, mapTextsSchema } from "#content/schema/map.ts";
import { dishesSchema, menuSchema } from "#content/schema/menu.ts";
import { navigationSchema } from "#content/schema/navigation.ts";
import { offersSchema } from "#content/schema/offers.ts";
import { offlineSchema } from "#content/schema/offline.ts";
import { comparisonSchema, packagesSchema } from "#content/schema/packages.ts";
import { pagesSchema } from "#content/schema/pages.ts";
import { reachSchema } from "#content/schema/reach.ts";
import { regionSchema } from "#content/schema/region.ts";
import { resortSchema } from "#content/schema/resort.ts";
import { servicesSchema } from "#content/schema/services.ts";
import { testimonialsSchema } from "#content/schema/testimonials.ts";
import { services } from "#content/services.ts";
import { testimonials } from "#content/testimonials.ts";
import { readRegion } from "./map/read-region.ts";

/** Each entry of content/: the file as an owner knows it, what it holds, and what it must look like. */
const entries: readonly (readonly [file: string, value: unknown, schema: z.ZodType])[] = [
  ["content/resort.ts", resort, resortSchema],
  ["content/navigation.ts (navigation)", navigation, navigationSchema],
  ["content/navigation.ts (footerNavigation)", footerNavigation, navigationSchema],
  ["content/footer.ts", footer, footerSchema],
  ["content/pages.ts", { ...pages }, pagesSchema],
  ["content/home.ts", home, homeSchema],
  ["content/services.ts", services, servicesSchema],
  ["content/home-gallery.ts", homeGallery, homeGallerySchema],
  ["content/about-gallery.ts", aboutGallery, aboutGallerySchema],
  ["content/testimonials.ts", testimonials, testimonialsSchema],
  ["content/packages.ts (packages)", packages, packagesSchema],
  ["content/packages.ts (comparison)", comparison, comparisonSchema],
  ["content/offers.ts", offers, offersSchema],
  ["content/menu.ts (menu)", menu, menuSchema],
  ["content/menu.ts (dishes)", dishes, dishesSchema],
  ["content/about.ts", about, aboutSchema],
  ["content/dining.ts", dining, diningSchema],
  ["content/contact.ts", contact, contactSchema],
  ["content/good-to-know.ts", goodToKnow, goodToKnowSchema],
  ["content/reach.ts", reach, reachSchema],
  ["content/lightbox.ts", lightbox, lightboxSchema],
  ["content/error-page.ts", errorPage, errorPageSchema],
  ["content/offline.ts", offline, offlineSchema],
  ["content/map/provider.ts", mapProvider, mapProviderSchema],
  ["content/map/texts.ts", mapTexts, mapTextsSchema],
  ["content/map/region.geojson", readRegion(), regionSchema],
  ["content/inquiry.ts", inquirySettings, inquirySettingsSchema],
];

/** One sentence for each wrong field, or none: 'content/menu.ts (menu): [2].price must be a number above 0'. */
export function findContentErrors(checked: typeof entries = entries): string[] {
  const wrongFields = checked.flatMap(([file, value, shape]) => {
    const result = shape.safeParse(value);
    return result.success ? [] : result.error.issues.map((issue) => `${file}: ${describe(issue)}`);
  });
  return [...wrongFields, ...findSharedSlugs(checked)];
}

/** A link to the inquiry carries a slug alone: were two packages or offers to share it, a guest would ask for the wrong one. */
function findSharedSlugs(checked: typeof entries): string[] {
  const places = checked.flatMap(([file, value]) =>
    Array.isArray(value) ? value.map((item, position) => ({ slug: item?.slug, file, position })) : [],
  );
  const firsts = new Map<string, string>();
  return places.flatMap(({ slug, file, position }) => {
    if (typeof slug !== "string") return [];
    const first = firsts.get(slug);
    if (!first) firsts.set(slug, `[${position}] of ${file}`);
    return first ? [`${file}: [${position}].slug must be its own: "${slug}" is the slug of ${first}`] : [];
  });
}

function describe({ path, message }: z.core.$ZodIssue): string {
  const field = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  return `${field.replace(/^\./, "") || "the whole entry"} ${message.replace(/^Invalid input: /, "")}`;
}
