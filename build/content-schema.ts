import { z } from "zod";
import { type PictureSlot, pictures, type ShareCard, shareCards } from "#media/pictures.ts";

// The shape of everything in content/. The types that pages use are derived from it, and build/check-content.ts
// holds the files against it, so that an owner's slip stops the build with the file and the field.

const text = z.string().trim().min(1, "must not be empty");
const slug = z.string().regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens");
const telephone = z.string().regex(/^\+\d[\d ]{6,20}$/, "must look like +91 98765 43210");
const target = z
  .string()
  .regex(
    /^(|\/\S*|https?:\/\/\S+|mailto:\S+|tel:\S+)$/,
    "must be empty, a path of this site or a whole address",
  );
const shareCard = z.custom<ShareCard>(
  (card) => typeof card === "string" && card in shareCards,
  "must be the name of a share card in media/pictures.ts",
);
const price = z.strictObject({
  amount: z.number().positive("must be a number above 0"),
  currency: z.enum(["INR", "PHP"]),
});
const rating = z.number().min(0, "must be between 0 and 5").max(5, "must be between 0 and 5");
const pagePath = z.enum(["/", "/Packages", "/AboutUs", "/Dining", "/Offers", "/Contact"]);

type Shapes<Slot extends PictureSlot> = keyof (typeof pictures)[Slot]["shapes"];
/** The pictures that exist in a shape: a card's picture must have been cut for cards. */
type SlotWith<Shape extends string> = {
  [Slot in PictureSlot]: Shape extends Shapes<Slot> ? Slot : never;
}[PictureSlot];

function pictureIn<Shape extends string>(shape: Shape) {
  return z.custom<SlotWith<Shape>>(
    (slot) => typeof slot === "string" && slot in pictures && shape in pictures[slot as PictureSlot].shapes,
    `must be the name of a picture in media/pictures.ts that has the shape '${shape}'`,
  );
}

export const serviceIcon = z.enum(["bed", "glass", "cloche", "shirt", "clock", "screen"]);
const socialLink = z.strictObject({ name: text, icon: z.enum(["facebook", "instagram"]), target });

export const resortSchema = z.strictObject({
  name: text,
  nameConfirmed: z.boolean(),
  description: text,
  siteUrl: z.string().regex(/^https?:\/\/[^/\s]+$/, "must look like https://www.example.com, without a path"),
  telephones: z.array(telephone).length(3, "must hold three telephone numbers"),
  chatTelephone: telephone,
  email: z.email("must be an e-mail address"),
  address: z.strictObject({
    street: z.string(),
    district: text,
    state: text,
    postalCode: z.string().regex(/^\d{6}$/, "must have six digits"),
    country: z.literal("IN"),
  }),
  place: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    precision: z.enum(["area of the PIN code", "exact"]),
  }),
  topBarSocial: z.array(socialLink).length(2, "must hold two links"),
  aboutSocial: z.array(socialLink).length(2, "must hold two links"),
  footerServices: z.array(z.strictObject({ name: text, target })).length(6, "must hold six services"),
  marquee: z.array(text).min(1),
});

export const navigationSchema = z.array(z.strictObject({ label: text, to: pagePath }));

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    headline: text,
    blurb: text,
    action: text,
    pictures: z.array(pictureIn("hero")).length(4, "must name four pictures"),
  }),
  login: z.strictObject({ title: text, note: text, submitted: text }),
  about: z.strictObject({
    label: text,
    lead: text,
    text: text,
    action: text,
    pictures: z.tuple([pictureIn("4/5"), pictureIn("1/1")]),
  }),
  place: z.strictObject({
    opening: text,
    words: z.array(text).length(5, "must hold five words"),
    picture: pictureIn("banner"),
  }),
  servicesTitle: text,
  photosTitle: text,
  testimonialsTitle: text,
});

export const servicesSchema = z
  .array(z.strictObject({ title: text, description: text, icon: serviceIcon }))
  .length(6, "must hold six services");

const photo = z.strictObject({ title: text, picture: pictureIn("4/5") });
const view = z.strictObject({ title: text, picture: pictureIn("4/3") });
export const homeGallerySchema = z.array(photo).length(6, "must hold six pictures");
export const aboutGallerySchema = z.array(view).length(4, "must hold four pictures");

export const testimonialsSchema = z
  .array(z.strictObject({ name: text, text: text, rating, sample: z.boolean() }))
  .length(6, "must hold six testimonials");

const stayPackage = z.strictObject({
  slug,
  title: text,
  subtitle: text,
  tagline: text,
  price,
  pictures: z.array(pictureIn("4/5")).min(3, "must name at least three pictures"),
  details: z.array(text).min(3, "must list at least three inclusions"),
});
export const packagesSchema = z.array(stayPackage).length(3, "must hold three packages");

const offer = z.strictObject({
  slug,
  title: text,
  description: text,
  price,
  picture: pictureIn("3/2"),
  details: z
    .strictObject({
      subtitle: text,
      tagline: text,
      inclusions: z.array(text).min(1, "must list what is included"),
      pictures: z.array(pictureIn("4/5")).length(3, "must name three pictures"),
    })
    .optional(),
});
export const offersSchema = z.array(offer).length(6, "must hold six offers");

const menuItem = z.strictObject({
  name: text,
  price: z.number().positive("must be a number above 0"),
  rating,
  picture: pictureIn("1/1"),
});
export const menuSchema = z.array(menuItem).length(9, "must hold nine items");
const dish = z.strictObject({ name: text, note: text, picture: pictureIn("1/1") });
export const dishesSchema = z.array(dish).length(4, "must hold four dishes");

const pageContent = z.strictObject({
  path: pagePath,
  title: text,
  description: text.max(200, "must be at most 200 characters, or search engines cut it"),
  /** Home opens with its hero instead of these three. */
  heading: text.optional(),
  crumb: text.optional(),
  lead: text.optional(),
  shareCard,
});
export const pagesSchema = z.record(z.string(), pageContent);

export const aboutSchema = z.strictObject({
  filmPicture: pictureIn("film"),
  welcome: z.strictObject({
    title: text,
    lead: text,
    text: text,
    nameParts: z.array(z.strictObject({ part: text, meaning: text })),
  }),
  checklistTitle: text,
  checklist: z.array(text).length(9, "must hold nine entries"),
  galleryLabel: text,
  galleryTitle: text,
  socialTitle: text,
});

export const diningSchema = z.strictObject({
  intro: z.strictObject({ title: text, lead: text, text: text, picture: pictureIn("1/1") }),
  dishesTitle: text,
  menuTitle: text,
});

const withTitle = z.string().includes("{title}", { error: "must contain {title}" });
const linkedPage = { title: text, description: text, crumb: text, home: text };
export const contactSchema = z.strictObject({
  info: z.strictObject({ address: text, telephone: text, email: text }),
  formTitle: text,
  fields: z.strictObject({ name: text, email: text, message: text }),
  submit: text,
  sending: text,
  sent: text,
  sentEarlierWords: text,
  messageBegun: z.strictObject({ package: withTitle, offer: withTitle }),
  waiting: z.strictObject({
    title: text,
    because: z.strictObject({ offline: text, silent: text, busy: text, strange: text, earlier: text }),
    kept: text,
    notKept: text,
    discard: text,
    discarded: text,
  }),
  refused: z.strictObject({ title: text, edit: text }),
  ways: z.strictObject({ title: text, call: text, chat: text, mail: text }),
  chatAndMailSubject: text,
  sentPage: z.strictObject({ ...linkedPage, nextTitle: text, next: z.array(text).min(1), onward: text }),
  notSentPage: z.strictObject({ ...linkedPage, heading: text, lead: text, ways: text, back: text }),
});

const settingId = z.string().regex(/^[\w-]+$/, "must be letters, digits, hyphens and underscores");
export const inquirySettingsSchema = z.strictObject({
  // A path or a trailing slash would end up inside the address that the form posts to.
  endpoint: z
    .string()
    .regex(
      /^$|^https:\/\/[^/\s?#]+$/,
      "must be empty, or an origin such as https://api.emailjs.com without a path",
    ),
  serviceId: settingId,
  templateId: settingId,
  userId: settingId,
});

// A position as GeoJSON has it: longitude first.
const position = z.tuple([z.number().min(76).max(81), z.number().min(28).max(32)], {
  error: "must be [longitude, latitude] in or near Garhwal",
});
const pointGeometry = z.strictObject({ type: z.literal("Point"), coordinates: position });
const lineGeometry = z.strictObject({ type: z.literal("LineString"), coordinates: z.array(position).min(2) });
const areaGeometry = z.strictObject({
  type: z.literal("Polygon"),
  coordinates: z.array(z.array(position).min(4)),
});
/** Where a feature comes from and how exact it is: nothing on the map pretends to be a survey. */
const origin = { name: text, source: text, precision: text };
const labelled = {
  ...origin,
  tier: z.union(
    [z.literal(1), z.literal(2), z.literal(3)],
    "must be 1 (always named), 2 (not on small maps) or 3 (when near)",
  ),
  side: z.enum(["left", "right", "above", "below", "above-left", "right-above", "right-below"]),
};
/** Gives the place a marker with a card on the interactive map. */
const wayIn = {
  by: z.enum(["air", "rail", "road", "river"]).optional(),
  way: text.optional(),
  /** Distances by road, never from the resort. */
  road: z.array(text).optional(),
};
const feature = <Properties extends z.ZodRawShape, Geometry extends z.ZodType>(
  properties: Properties,
  geometry: Geometry,
) => z.strictObject({ type: z.literal("Feature"), properties: z.strictObject(properties), geometry });
const mapFeature = z.union([
  feature({ kind: z.literal("district"), ...origin }, areaGeometry),
  feature({ kind: z.literal("river"), ...origin, width: z.number().int().min(1).max(3) }, lineGeometry),
  feature({ kind: z.literal("rafting"), ...origin }, lineGeometry),
  feature({ kind: z.literal("railway"), ...origin }, lineGeometry),
  feature({ kind: z.literal("road"), ...origin, main: z.literal(true).optional() }, lineGeometry),
  feature({ kind: z.literal("town"), ...labelled, ...wayIn }, pointGeometry),
  feature({ kind: z.literal("airport"), ...labelled, ...wayIn }, pointGeometry),
  feature({ kind: z.literal("peak"), ...labelled }, pointGeometry),
]);
export const regionSchema = z.strictObject({
  type: z.literal("FeatureCollection"),
  features: z.array(mapFeature),
});

const httpsAddress = z
  .string()
  .regex(/^https:\/\/[^/\s]+\/\S*$/, "must be a whole address that begins with https://");
export const mapProviderSchema = z.union([
  z.literal("drawing"),
  z.strictObject({
    osmTiles: httpsAddress.regex(/\{z\}.*\{x\}.*\{y\}/, "must contain {z}, {x} and {y}"),
    attribution: text,
  }),
  z.strictObject({ googleEmbed: httpsAddress }),
]);
export const mapTextsSchema = z.strictObject({
  name: text,
  help: text,
  zoomIn: text,
  zoomOut: text,
  wholeRegion: text,
  markers: text,
  close: text,
  wheelHint: text,
  touchHint: text,
  scale: text,
  byRoad: text,
  ways: z.strictObject({ air: text, rail: text, road: text, river: text }),
  resort: z.strictObject({ area: text, exact: text }),
  drawn: text,
  google: z.strictObject({ show: text, note: text, back: text }),
});

const riverState = z.enum(["open", "ask", "closed"]);
export const reachSchema = z.strictObject({
  title: text,
  lead: text,
  ways: z
    .array(z.strictObject({ title: text, steps: z.array(text).min(1, "must list at least one step") }))
    .length(3, "must hold three ways: by air, rail and road"),
  year: z.strictObject({
    title: text,
    note: text,
    river: z.strictObject({ open: text, ask: text, closed: text }),
    months: z
      .array(z.strictObject({ name: text, season: text, river: riverState }))
      .length(12, "must hold twelve months"),
  }),
  confirm: z.strictObject({ title: text, points: z.array(text).min(1), offline: text }),
});

export const errorPageSchema = z.strictObject({ picture: pictureIn("4/5"), lead: text });

export const offlineSchema = z.strictObject({ title: text, lead: text, call: text, again: text });

type Content<Schema extends z.ZodType> = z.infer<Schema>;
type Listed<Schema extends z.ZodType> = Content<Schema> extends (infer Item)[] ? Item : never;
type WithLists<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends (infer Item)[] ? readonly Item[] : Shape[Key];
};

export type Price = Content<typeof price>;
export type Resort = Content<typeof resortSchema>;
export type NavigationLink = Listed<typeof navigationSchema>;
export type HomeContent = Content<typeof homeSchema>;
export type Service = Listed<typeof servicesSchema>;
export type Photo = Content<typeof photo>;
export type View = Content<typeof view>;
export type Testimonial = Listed<typeof testimonialsSchema>;
export type StayPackage = WithLists<Content<typeof stayPackage>>;
export type Offer = Content<typeof offer>;
export type MenuItem = Content<typeof menuItem>;
export type Dish = Content<typeof dish>;
export type PageContent = Content<typeof pageContent>;
export type AboutContent = Content<typeof aboutSchema>;
export type DiningContent = Content<typeof diningSchema>;
export type ContactContent = Content<typeof contactSchema>;
export type InquirySettings = Content<typeof inquirySettingsSchema>;
export type MapFeature = Content<typeof mapFeature>;
export type RegionMapData = Content<typeof regionSchema>;
export type MapProvider = Content<typeof mapProviderSchema>;
export type MapTexts = Content<typeof mapTextsSchema>;
export type ErrorPageContent = Content<typeof errorPageSchema>;
export type OfflineContent = Content<typeof offlineSchema>;
export type ReachContent = Content<typeof reachSchema>;
