import { z } from "zod";
import { filledList, list, target, telephone, text } from "./fields.ts";
import { checkIndia, placeSchema } from "./place.ts";

const socialLink = z.strictObject({
  name: text("The network's name. Screen readers say it."),
  icon: z
    .enum(["facebook", "instagram", "youtube", "x", "whatsapp", "linkedin", "tripadvisor", "google-maps"])
    .describe("Its icon: facebook, instagram, youtube, x, whatsapp, linkedin, tripadvisor or google-maps."),
  target,
});

const service = z.strictObject({ name: text("The service, in a few words."), target });

const resortFields = z.strictObject({
  name: text("The resort's name. Every {name} in the other files is this one."),
  nameConfirmed: z
    .boolean()
    .describe("Whether this is the resort's real name.")
    .meta({ title: "It is the real name" }),
  mark: z
    .string()
    .regex(/^[\w.-]+\.svg$/, "must be the name of an .svg file in media/brand/")
    .describe(
      "Your logo, square, as an SVG file in media/brand/. It becomes the icon of the browser's tab, too. Leave it out for the berry.",
    )
    .meta({ title: "Logo" })
    .optional(),
  description: text("One sentence for search engines and for the installed site."),
  siteUrl: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, "must look like https://www.example.com, without a path")
    .describe("The address of the public site. Messenger cards and the sitemap use it.")
    .meta({ title: "Address of the site" }),
  telephones: filledList(
    telephone,
    "The top bar shows the first two, Contact and the footer show all. With the country: +91 98765 43210.",
    5,
  ),
  chatTelephone: telephone.describe("The number of the WhatsApp chat."),
  email: z.email("must be an e-mail address").describe("The address that guests write to."),
  address: z
    .strictObject({
      street: z.string().describe('House, street or village. "" while it is not known.'),
      district: text("The district."),
      state: text("The state."),
      postalCode: text("The PIN code: six digits in India."),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, "must be two capital letters, such as IN for India")
        .describe("The country in two capital letters: IN for India."),
    })
    .describe("The postal address."),
  place: placeSchema,
  topBarSocial: list(
    socialLink,
    "The icons in the top bar, at most three. An icon without a target is no link.",
    3,
  ).meta({ title: "Icons in the top bar" }),
  aboutSocial: list(socialLink, "The icons on About Us, beside the chat icon.").meta({
    title: "Icons on About Us",
  }),
  footerServices: list(service, "The services in the footer. A service without a target is no link.").meta({
    title: "Services in the footer",
  }),
  marquee: list(text("A word or two."), "The words that run along the bottom of every page.").meta({
    title: "Running line",
  }),
});

export const resortSchema = resortFields.superRefine(checkIndia);

export type Resort = z.infer<typeof resortSchema>;
