import { z } from "zod";
import { list, target, telephone, text } from "./fields.ts";
import { placeSchema } from "./place.ts";

const socialLink = z.strictObject({
  name: text("The network's name, read aloud to guests who cannot see the icon."),
  icon: z
    .enum(["facebook", "instagram", "youtube", "x", "whatsapp", "linkedin", "tripadvisor", "google-maps"])
    .describe("Its icon: facebook, instagram, youtube, x, whatsapp, linkedin, tripadvisor or google-maps."),
  target,
});

const service = z.strictObject({ name: text("The service, in a few words."), target });

export const resortSchema = z.strictObject({
  name: text("The resort's name. Every {name} in the other files is this one."),
  nameConfirmed: z
    .boolean()
    .describe("Whether this is the resort's real name.")
    .meta({ title: "It is the real name" }),
  description: text("One sentence about the resort, for search engines."),
  siteUrl: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, "must look like https://www.example.com, without a path")
    .describe("The address of the public site, as guests type it. Search engines and messengers get it.")
    .meta({ title: "Address of the site" }),
  telephones: list(
    telephone,
    "The top bar shows the first two, Contact and the footer show all. With the country: +91 98765 43210.",
    5,
  ),
  chatTelephone: telephone.describe("The number of the WhatsApp chat."),
  email: z.email("must be an e-mail address").describe("The address that guests write to."),
  address: z
    .strictObject({
      street: z.string().describe("House, street or village. Empty while it is not known."),
      district: text("The district."),
      state: text("The state."),
      postalCode: z
        .string()
        .regex(/^\d{6}$/, "must have six digits")
        .describe("The PIN code, six digits."),
      country: z.literal("IN").describe("IN for India."),
    })
    .describe("The postal address."),
  place: placeSchema,
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

export type Resort = z.infer<typeof resortSchema>;
