import { z } from "zod";
import {
  emptyOrTelephone,
  emptyOrText,
  filledList,
  line,
  list,
  namesInBraces,
  pictureFor,
  type ResolvedAs,
  target,
  telephone,
  text,
} from "./fields.ts";
import { checkIndia, placeSchema } from "./place.ts";

const socialLink = z.strictObject({
  name: text("The network's name, read aloud to guests who cannot see the icon."),
  icon: z
    .enum(["facebook", "instagram", "youtube", "x", "whatsapp", "linkedin", "tripadvisor", "google-maps"])
    .describe("Its icon: facebook, instagram, youtube, x, whatsapp, linkedin, tripadvisor or google-maps."),
  target,
});

/** A registration that not every resort has. "" while the owner has not told, null where there is none. */
const registration = (isRight: (number: string) => boolean, message: string, explanation: string) =>
  z
    .string()
    .trim()
    .refine((number) => number === "" || isRight(number), message)
    .nullable()
    .describe(explanation);

const gstinDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Whether the form and the last character of a GSTIN are right: state, PAN, entity, Z, and a check digit to base 36. */
export function isGstin(number: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(number)) return false;
  const sum = Array.from(number.slice(0, 14), (character, index) => {
    const product = gstinDigits.indexOf(character) * (1 + (index % 2));
    return Math.floor(product / 36) + (product % 36);
  }).reduce((all, each) => all + each);
  return number[14] === gstinDigits[(36 - (sum % 36)) % 36];
}

const service = z.strictObject({ name: text("The service, in a few words."), target });

const resortFields = z.strictObject({
  name: text("The resort's name. Every {name} in the other files is this one."),
  mark: z
    .string()
    .regex(/^[\w.-]+\.svg$/, "must be the name of an .svg file in media/brand/")
    .describe(
      "Your logo, a square SVG file in the folder media/brand. It becomes the icon of the browser's tab, too. Leave it out for the berry.",
    )
    .meta({ title: "Logo" })
    .optional(),
  description: text("One sentence about the resort, for search engines.") as unknown as z.ZodType<
    ResolvedAs<undefined>
  >,
  siteUrl: z
    .string()
    .regex(/^https?:\/\/[^/\s]+\/?$/, "must look like https://www.example.com, without a path")
    .overwrite((address) => address.replace(/\/$/, ""))
    .describe("The address of the public site, as guests type it. Search engines and messengers get it.")
    .meta({ title: "Address of the site" }),
  telephones: filledList(
    telephone,
    "The top bar shows the first two, Contact and the footer show all. With the country: +91 98765 43210.",
    5,
  ),
  chatTelephone: emptyOrTelephone.describe(
    "The number of the WhatsApp chat. Empty: the site has no link to a chat.",
  ),
  email: z.email("must be an e-mail address").describe("The address that guests write to."),
  address: z
    .strictObject({
      street: emptyOrText.describe("House, street or village. Empty while it is not known."),
      district: text("The district."),
      state: text("The state."),
      postalCode: line("The PIN code: six digits in India."),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, "must be two capital letters, such as IN for India")
        .describe("The country in two capital letters: IN for India."),
    })
    .describe("The postal address."),
  gstin: registration(
    isGstin,
    "must be a GSTIN: 15 letters and digits such as 27AAPFU0939F1ZV. Copy it from the certificate again",
    "The GST number. The footer and Dining show it.",
  ).meta({ title: "GSTIN" }),
  fssai: registration(
    (number) => /^\d{14}$/.test(number),
    "must be the 14 digits of the FSSAI licence or registration, without spaces",
    "The number of the FSSAI licence. The footer and Dining show it.",
  ).meta({ title: "FSSAI number" }),
  place: placeSchema,
  mapTiles: z
    .string()
    .regex(
      /^https:\/\/[^/\s]+\/\S*\{z\}\S*\{x\}\S*\{y\}/,
      "must be the tiles' address: it begins with https:// and contains {z}, {x} and {y} in this order",
    )
    .describe(
      "The address of a map provider's tiles, which lie over our drawing. Guests' browsers load them from the provider when the map is near. Leave it out for the drawing alone.",
    )
    .register(namesInBraces, { needed: [], allowed: ["z", "x", "y"] })
    .optional(),
  mapTilesCredit: line("Whom the tiles' provider wants named."),
  host: z
    .strictObject({
      name: text("The name, as guests say it."),
      picture: pictureFor("squareCard", "The face: the name of one of the pictures."),
      sentence: text("What this person says to guests, in a sentence or two."),
    })
    .describe("The person who receives the guests, on About Us and Contact. Leave it out for nobody.")
    .optional(),
  answerHours: z
    .int("must be a whole number of hours")
    .min(2, "must be at least 2")
    .max(168, "must be at most 168, a week")
    .describe("Within how many hours you answer an inquiry. Contact says so. Leave it out for no promise.")
    .meta({ title: "Hours until you answer" })
    .optional(),
  topBarSocial: list(
    socialLink,
    "The icons in the top bar, at most three. An icon without an address is no link.",
    3,
  ).meta({ title: "Icons in the top bar" }),
  aboutSocial: list(socialLink, "The icons on About Us, beside the chat icon.").meta({
    title: "Icons on About Us",
  }),
  footerServices: list(service, "The services in the footer. A service without an address is no link.").meta({
    title: "Services in the footer",
  }),
  marquee: list(text("A word or two."), "The words that run along the bottom of every page.").meta({
    title: "Running line",
  }),
});

export const resortSchema = resortFields.superRefine(checkIndia);

export type Resort = z.infer<typeof resortSchema>;
