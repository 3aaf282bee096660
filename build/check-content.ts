import type { z } from "zod";
import { about } from "#content/about.ts";
import { aboutGallery } from "#content/about-gallery.ts";
import { contact } from "#content/contact.ts";
import { dining } from "#content/dining.ts";
import { errorPage } from "#content/error-page.ts";
import { home } from "#content/home.ts";
import { homeGallery } from "#content/home-gallery.ts";
import { inquirySettings } from "#content/inquiry.ts";
import { mapProvider } from "#content/map/provider.ts";
import { mapTexts } from "#content/map/texts.ts";
import { dishes, menu } from "#content/menu.ts";
import { footerNavigation, navigation } from "#content/navigation.ts";
import { offers } from "#content/offers.ts";
import { offline } from "#content/offline.ts";
import { packages } from "#content/packages.ts";
import * as pages from "#content/pages.ts";
import { reach } from "#content/reach.ts";
import { resort } from "#content/resort.ts";
import { services } from "#content/services.ts";
import { testimonials } from "#content/testimonials.ts";
import * as schema from "./content-schema.ts";
import { readRegion } from "./map/read-region.ts";

/** Each entry of content/: the file as an owner knows it, what it holds, and what it must look like. */
const entries: readonly (readonly [file: string, value: unknown, schema: z.ZodType])[] = [
  ["content/resort.ts", resort, schema.resortSchema],
  ["content/navigation.ts (navigation)", navigation, schema.navigationSchema],
  ["content/navigation.ts (footerNavigation)", footerNavigation, schema.navigationSchema],
  ["content/pages.ts", { ...pages }, schema.pagesSchema],
  ["content/home.ts", home, schema.homeSchema],
  ["content/services.ts", services, schema.servicesSchema],
  ["content/home-gallery.ts", homeGallery, schema.homeGallerySchema],
  ["content/about-gallery.ts", aboutGallery, schema.aboutGallerySchema],
  ["content/testimonials.ts", testimonials, schema.testimonialsSchema],
  ["content/packages.ts", packages, schema.packagesSchema],
  ["content/offers.ts", offers, schema.offersSchema],
  ["content/menu.ts (menu)", menu, schema.menuSchema],
  ["content/menu.ts (dishes)", dishes, schema.dishesSchema],
  ["content/about.ts", about, schema.aboutSchema],
  ["content/dining.ts", dining, schema.diningSchema],
  ["content/contact.ts", contact, schema.contactSchema],
  ["content/reach.ts", reach, schema.reachSchema],
  ["content/error-page.ts", errorPage, schema.errorPageSchema],
  ["content/offline.ts", offline, schema.offlineSchema],
  ["content/map/provider.ts", mapProvider, schema.mapProviderSchema],
  ["content/map/texts.ts", mapTexts, schema.mapTextsSchema],
  ["content/map/region.geojson", readRegion(), schema.regionSchema],
  ["content/inquiry.ts", inquirySettings, schema.inquirySettingsSchema],
];

/** One sentence for each wrong field, or none: 'content/menu.ts (menu): [2].price must be a number above 0'. */
export function findContentErrors(checked: typeof entries = entries): string[] {
  return checked.flatMap(([file, value, shape]) => {
    const result = shape.safeParse(value);
    return result.success ? [] : result.error.issues.map((issue) => `${file}: ${describe(issue)}`);
  });
}

function describe({ path, message }: z.core.$ZodIssue): string {
  const field = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  return `${field.replace(/^\./, "") || "the whole entry"} ${message.replace(/^Invalid input: /, "")}`;
}
