import type { z } from "zod";
import type { Day } from "#shared/calendar.ts";
import { type PageName, pageNames } from "#shared/pages.ts";
import { aboutGallerySchema, aboutSchema } from "./about.ts";
import { calendarSchema } from "./calendar.ts";
import { contactSchema } from "./contact.ts";
import { diningSchema } from "./dining.ts";
import { type Edition, editionsSchema } from "./editions.ts";
import { errorPageSchema } from "./error-page.ts";
import type { Resolved } from "./fields.ts";
import { goodToKnowSchema } from "./good-to-know.ts";
import { homeGallerySchema, homeSchema, servicesSchema, testimonialsSchema } from "./home.ts";
import { inquirySettingsSchema } from "./inquiry.ts";
import { footerSchema, navigationSchema } from "./layout.ts";
import { menuSchema } from "./menu.ts";
import { offersSchema } from "./offers.ts";
import { packagesSchema } from "./packages.ts";
import { type PageContent, pageSubjects } from "./pages.ts";
import { picturesSchema } from "./pictures.ts";
import { reachSchema } from "./reach.ts";
import { resortSchema } from "./resort.ts";
import { detailsSchema, lightboxSchema, wordsSchema } from "./words.ts";

interface Subject {
  as?: string;
  page?: PageName | "error";
  adds?: readonly (keyof AddedContent)[];
  schema: z.ZodType;
}

/**
 * The files of content/ and their schemas. Pages import a file by the name in `as`, or by the names of its first level:
 * `import { menu, dishes } from "#content/menu.yaml"`. `page` is the page that shows it; without one, all pages do.
 */
export const subjects = {
  "resort.yaml": { as: "resort", schema: resortSchema, adds: ["addressLines", "mapLinks", "regionDrawing"] },
  "navigation.yaml": { schema: navigationSchema },
  "footer.yaml": { as: "footer", schema: footerSchema },
  ...pageSubjects,
  "home.yaml": { as: "home", page: "home", schema: homeSchema, adds: ["heroWord"] },
  "services.yaml": { page: "home", schema: servicesSchema },
  "home-gallery.yaml": { page: "home", schema: homeGallerySchema },
  "testimonials.yaml": { page: "home", schema: testimonialsSchema },
  "packages.yaml": { page: "packages", schema: packagesSchema },
  "offers.yaml": { page: "offers", schema: offersSchema },
  "menu.yaml": { page: "dining", schema: menuSchema },
  "dining.yaml": { as: "dining", page: "dining", schema: diningSchema },
  "about.yaml": { as: "about", page: "about", schema: aboutSchema, adds: ["townWord"] },
  "about-gallery.yaml": { page: "about", schema: aboutGallerySchema },
  "calendar.yaml": { schema: calendarSchema, adds: ["buildDay"] },
  "contact.yaml": { as: "contact", page: "contact", schema: contactSchema },
  "good-to-know.yaml": { as: "goodToKnow", page: "contact", schema: goodToKnowSchema },
  "reach.yaml": { as: "reach", page: "contact", schema: reachSchema },
  "lightbox.yaml": { as: "lightbox", schema: lightboxSchema },
  "editions.yaml": {
    schema: editionsSchema,
    adds: ["language", "locale", "direction", "editionPath", "otherEditions"],
  },
  "words.yaml": { as: "words", schema: wordsSchema },
  "details.yaml": { as: "details", schema: detailsSchema },
  "error-page.yaml": { as: "errorPage", page: "error", schema: errorPageSchema },
  "inquiry.yaml": { as: "inquirySettings", schema: inquirySettingsSchema },
  "pictures.yaml": { as: "pictures", schema: picturesSchema },
} as const satisfies Record<string, Subject>;

export type SubjectFile = keyof typeof subjects;

export const yamlFiles = Object.keys(subjects) as SubjectFile[];

type Exports<File extends SubjectFile> = (typeof subjects)[File] extends {
  as: infer Name extends string;
  schema: infer Schema extends z.ZodType;
}
  ? { [name in Name]: z.output<Schema> }
  : z.output<(typeof subjects)[File]["schema"]>;

/** All of content/, by the names that the app imports, in the language of one edition. */
export type Content = AllExports & {
  edition: Edition;
  /** The texts that it lacks: their files, and where they are. */
  missing: readonly { file: SubjectFile; path: readonly (string | number)[] }[];
};

type AllExports = { [File in SubjectFile]: (value: Exports<File>) => void }[SubjectFile] extends (
  value: infer All,
) => void
  ? { [Name in keyof All]: All[Name] }
  : never;

/** A word in an SVG file of media/words/, and the viewBox that it fills. */
export interface DrawnWord {
  href: string;
  box: string;
}

/** What the build adds to the modules that `adds` names. */
interface AddedContent {
  /** The words over Home's opening pictures and above the town's name. Null without their file. */
  heroWord: DrawnWord | null;
  townWord: DrawnWord | null;
  /** The day for which the pages were built. */
  buildDay: Day;
  /** The language of the edition, and its tag for Intl. */
  language: string;
  locale: string;
  /** Empty for the first edition: see addressIn in shared/pages.ts. */
  editionPath: string;
  /** The other editions that guests may read; null if there is none. */
  otherEditions: readonly Pick<Edition, "language" | "path" | "name">[] | null;
  /** Undefined for the usual one, left to right. */
  direction: "rtl" | undefined;
  /** The address of the map's SVG file; null for a resort outside of it. */
  regionDrawing: string | null;
  /** The resort's name and postal address. */
  addressLines: string[];
  /** Addresses of the resort in map apps. */
  mapLinks: Readonly<Record<"google" | "openStreetMap" | "geo", string>>;
}

/** All of content/ as the pages import it. */
export type ResolvedContent = Resolved<Content> & AddedContent;

/** The names by which the pages import one file. */
export function exportsOf(file: SubjectFile): (keyof ResolvedContent)[] {
  const { as, adds = [], schema }: Subject = subjects[file];
  const own = as ? [as] : Object.keys((schema as z.ZodObject).shape);
  return [...own, ...adds] as (keyof ResolvedContent)[];
}

/** The path of a field of one file in all of the content. */
export function placeIn(file: SubjectFile, path: readonly (string | number)[]) {
  const subject = subjects[file];
  return "as" in subject ? [subject.as, ...path] : path;
}

/** The content of each page's file in content/pages/, in the order of `pagePaths`. */
export function sitePages(content: Content): PageContent[] {
  return pageNames.map((name) => content[`${name}Page`]);
}
