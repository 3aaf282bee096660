import { z } from "zod";
import type { Place, ResolvedPicture } from "#media/places.ts";
import {
  count,
  days,
  degrees,
  entry,
  fileIn,
  filled,
  focuses,
  group,
  inOrder,
  language,
  link,
  list,
  mailAddress,
  matching,
  maybe,
  maybeText,
  noneTwice,
  oneOf,
  order,
  Picture,
  paragraph,
  photograph,
  picture,
  pictures,
  price,
  priceNote,
  settingId,
  shown,
  slug,
  type Text,
  telephone,
  text,
  textLine,
  texts,
  timeZone,
  titled,
  written,
  yes,
} from "./fields.ts";

// The files of content/: their types, their checks, and the words that the CMS shows beside each field.

const opening = group("Top of the page", {
  heading: text("Heading", { most: 40 }),
  lead: paragraph("Sentence below the heading"),
});
const search = group("Search engines and messengers", {
  title: text("Title", {
    hint: "The browser's tab and the headline in search engines. {name} becomes the resort's name.",
    most: 70,
  }),
  description: paragraph("Description", { hint: "Search engines show up to 200 letters.", most: 200 }),
  picture: photograph("Shared picture", "What messengers show with a link to the page.").transform(
    (file) => new Picture("share", { file, alt: undefined, focus: focuses.centre, credit: undefined }),
  ),
});
const social = (label: string, hint: string) =>
  list(
    label,
    "Link",
    entry({
      icon: oneOf("Network", [
        "facebook",
        "instagram",
        "youtube",
        "x",
        "whatsapp",
        "linkedin",
        "tripadvisor",
        "google-maps",
      ]),
      target: maybe(link("Address", "Empty: no link.")),
    }),
    { hint },
  );
const inclusions = texts("What is included", "Line", { hint: "The card shows the first three." });

export const schemas = {
  home: group("Home", {
    hero: group("Opening", {
      headline: text("Headline", { most: 64 }),
      blurb: paragraph("Sentence below it"),
      pictures: pictures("hero", "Pictures in turn"),
    }),
    popup: group("Discount form", { title: text("Title", { most: 60 }), note: paragraph("Note") }),
    about: group("About us", {
      lead: paragraph("First sentence"),
      text: paragraph("Text"),
      upright: picture("card", "Upright picture"),
      square: picture("squareCard", "Square picture"),
    }),
    place: group("The place", {
      opening: text("Words before the changing word", { most: 40 }),
      words: list("Changing words", "Word", textLine("Word", { most: 16 })),
      picture: picture("banner"),
    }),
    services: list(
      "Services",
      "Service",
      entry({
        title: text("Title", { most: 40 }),
        description: paragraph("Description"),
        icon: oneOf("Icon", ["bed", "glass", "cloche", "shirt", "clock", "screen"]),
      }),
    ),
    gallery: titled("photo"),
    testimonials: list(
      "Testimonials",
      "Testimonial",
      entry({
        name: text("Name and place", { hint: "Such as: Asha, Pune", most: 60 }),
        text: paragraph("What they said"),
        rating: z
          .literal([5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1], "must be 1 to 5, halves allowed")
          .register(shown, { label: "Stars" }),
        sample: yes("An example, not a real guest", "The launch list asks for real ones."),
      }),
    ),
    search,
  }),
  packages: group("Packages", {
    packages: list(
      "Packages",
      "Package",
      entry({
        title: text("Title", { most: 32 }),
        price,
        priceNote,
        per: maybeText("Price for what", { hint: "Such as: per couple, per night", most: 24 }),
        subtitle: text("For whom, for how long", { most: 60 }),
        tagline: text("Short praise", { most: 60 }),
        details: inclusions,
        pictures: pictures(
          "tour",
          "Pictures",
          "The card shows one after the other, the details the first three.",
        ),
        slug,
      }),
    ).superRefine(noneTwice),
    opening,
    search,
  }),
  offers: group("Offers", {
    offers: list(
      "Offers",
      "Offer",
      entry({
        title: text("Title", { most: 40 }),
        description: paragraph("Description"),
        price,
        priceNote,
        ...days,
        picture: picture("cover"),
        details: maybe(
          group(
            "What MORE DETAILS opens",
            {
              subtitle: text("For whom, for how long", { most: 60 }),
              tagline: text("Short praise", { most: 60 }),
              inclusions,
              pictures: pictures("tour", "Pictures", "The first three are shown."),
            },
            "Without it the button does nothing.",
          ),
        ),
        slug,
      }).refine(inOrder, order),
    ).superRefine(noneTwice),
    opening,
    search,
  }),
  dining: group("Dining", {
    intro: group("Introduction", {
      title: text("Title"),
      lead: paragraph("First sentence"),
      text: paragraph("Text"),
      picture: picture("plate"),
    }),
    dishesTitle: text("Heading of the dishes", { most: 40 }),
    dishes: list(
      "Dishes of the region",
      "Dish",
      entry({ name: text("Name", { most: 32 }), note: text("Note"), picture: picture("dish") }),
    ),
    menu: list("Menu", "Dish", entry({ name: text("Name", { most: 32 }), price, picture: picture("menu") })),
    opening,
    search,
  }),
  about: group("About us", {
    film: maybe(
      group("Film", {
        mp4: fileIn("film", "mp4", "must be an MP4 file in /media/film/", "Film", {
          kind: "film",
          hint: "MP4 with H.264, at most 4 MB and a minute.",
        }),
        webm: maybe(
          fileIn("film", "webm", "must be a WebM file in /media/film/", "The same film as WebM", {
            kind: "film",
            hint: "Empty: none.",
          }),
        ),
        picture: picture("film", "Picture until it plays"),
      }),
    ),
    welcome: group("Welcome", {
      title: text("Title"),
      lead: paragraph("First sentence"),
      text: paragraph("Text"),
    }),
    checklist: list("Checklist", "Line", textLine("Line")),
    gallery: titled("view"),
    social: social("Social media", "Beside the chat. The contact bar has its own list, in The resort."),
    opening,
    search,
  }),
  contact: group("Contact", {
    reach: maybeText("Sentence above the ways to us", { kind: "paragraph" }),
    picture: maybe(picture("view", "Picture of the road")),
    ways: list(
      "Ways to us",
      "Way",
      entry({ title: text("Title", { most: 40 }), lines: texts("Lines", "Line") }),
      { hint: "From the nearest large city, by rail, by air." },
    ),
    seasons: list(
      "The year",
      "Season",
      entry({
        months: text("Months", { most: 40 }),
        open: maybeText("Is the resort open?", { hint: "In a sentence. Empty: nothing is said of it." }),
        river: maybeText("The river"),
      }),
    ),
    seasonsNote: maybeText("Note on the year", { kind: "paragraph" }),
    questions: list(
      "Good to know",
      "Question",
      entry({
        label: text("Question", { most: 60 }),
        answer: maybeText("Answer", { kind: "paragraph", hint: "Empty: guests are asked to ask you." }),
      }),
    ),
    opening,
    search,
  }),
  privacy: group("Privacy", {
    body: text("Notice", {
      kind: "markdown",
      most: 20_000,
      hint: "{name}, {days}, {minutes} and {savedDays} become what the website does.",
    }),
    opening,
    search,
  }),
  site: group("The resort", {
    name: text("Name of the resort", { most: 40 }),
    description: paragraph("In one sentence"),
    notice: maybe(
      group("Notice on every page", {
        text: text("Text", { most: 160 }),
        link: maybe(group("Link", { label: text("Words", { most: 40 }), target: link("Leads to") })),
        ...days,
      }).refine(inOrder, order),
    ),
    telephones: filled("Telephones", "Telephone", telephone("Telephone"), {
      hint: "The contact bar shows the first two.",
    }),
    chatTelephone: maybe(telephone("WhatsApp", "Empty: no chat on the website.")),
    email: mailAddress("Mail"),
    answerHours: maybe(count("Hours until you answer", "Empty: no promise.")),
    address: group("Address", {
      street: maybeText("Street or village"),
      district: text("District"),
      state: text("State"),
      postalCode: matching(/^[\dA-Z][\dA-Z -]{2,9}$/, "must be a PIN code, such as 246179", "PIN code"),
      country: matching(/^[A-Z]{2}$/, "must be two capital letters, such as IN", "Country", {
        hint: "Two letters: IN",
      }),
    }),
    place: group("Place on the map", {
      latitude: degrees("Latitude", 90),
      longitude: degrees("Longitude", 180),
      isExact: yes("This is the house itself", "Otherwise the map says that it is the area of the PIN code."),
    }),
    social: social("Social media", "Icons of the contact bar."),
    footerServices: list(
      "Services in the footer",
      "Service",
      entry({ name: text("Name"), target: maybe(link("Leads to", "Empty: no link.")) }),
    ),
    marquee: list("Running words", "Word", textLine("Word")),
    host: maybe(
      group("Host", {
        name: text("Name"),
        picture: picture("card"),
        sentence: paragraph("What they say to guests"),
      }),
    ),
    logo: maybe(
      fileIn("brand", "svg", "must be an SVG file in /media/brand/", "Logo", {
        kind: "logo",
        hint: "A square SVG. Empty: the berry.",
      }),
    ),
    lost: picture("cover", "Picture of the error page"),
    gstin: maybe(
      matching(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, "must have 15 digits and capitals", "GSTIN"),
    ),
    fssai: maybe(matching(/^\d{14}$/, "must have 14 digits", "FSSAI licence")),
    keptDays: count("Days until an inquiry is erased", "The page Privacy says it."),
    siteUrl: z
      .url({ protocol: /^https$/, error: "must be an address, such as https://kafalridge.example" })
      .register(shown, { label: "Address of the website" }),
    timeZone: timeZone("Time zone"),
    languages: filled(
      "Languages",
      "Language",
      entry({
        language: language("Language and country", "Such as hi-IN"),
        name: written.register(shown, { label: "Its name, in that language" }),
      }),
      { hint: "The first one is complete; other ones may lack texts." },
    ),
    tiles: maybe(
      group(
        "Tiles of the map",
        {
          address: matching(
            /^https:\/\/[^/\s]+\/\S*\{z\}\S*\{x\}\S*\{y\}/,
            "must begin with https:// and contain {z}, {x} and {y}",
            "Address",
          ),
          credit: written.register(shown, {
            label: "Whom the provider wants named",
            hint: "Such as: © OpenStreetMap contributors",
          }),
        },
        "Empty: our own drawing.",
      ),
    ),
    emailjs: maybe(
      group("EmailJS without our service", {
        serviceId: settingId("Service"),
        templateId: settingId("Template"),
        publicKey: settingId("Public key"),
      }),
    ),
    repository: maybe(
      group("Where the CMS saves", {
        host: oneOf("Git host", ["github", "gitlab", "gitea"], "gitea is Forgejo, too."),
        name: matching(/^[\w.-]+(\/[\w.-]+)+$/, "must be owner/name", "Repository", { hint: "owner/name" }),
        branch: written.register(shown, { label: "Branch" }),
        address: maybe(link("Address of the Git host", "Only if it is not github.com or gitlab.com.")),
      }),
    ),
  }),
};

export type FileName = keyof typeof schemas;
export type Content = { [File in FileName]: z.output<(typeof schemas)[File]> };

/** The content of one language: a string for each text. */
export type InLanguage<Part> = Resolved<Part, "written">;

/** The content as pages import it: with crops for each picture. */
export type ForPages<Part> = Resolved<Part, "pages">;

type Resolved<Part, Kind extends "written" | "pages"> = Part extends Text
  ? string
  : Part extends Picture<infer In>
    ? Kind extends "written"
      ? PictureIn<In>
      : ResolvedPicture<In>
    : Part extends readonly (infer Item)[]
      ? readonly Resolved<Item, Kind>[]
      : Part extends object
        ? { readonly [Key in keyof Part]: Resolved<Part[Key], Kind> }
        : Part;

/** A picture in one language. */
export interface PictureIn<In extends Place = Place> extends Omit<Picture, "place" | "alt"> {
  readonly place: In;
  readonly alt: string;
}

export type Package = ForPages<Content["packages"]>["packages"][number];
export type Offer = ForPages<Content["offers"]>["offers"][number];
