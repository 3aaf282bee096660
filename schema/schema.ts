import type { z } from "zod";
import type { ImageSlot, ResolvedPicture } from "#schema/image-slots.ts";
import type { DrawnWord, PageTexts, SiteFacts } from "#shared/page-content.ts";
import * as field from "./fields.ts";
import type { Price } from "./price.ts";
import { site } from "./site.ts";

// The files of content/: their types, their checks, and the words that the CMS shows beside each field.

const { days, maybe, price } = field;
const title = field.text("Title", { most: 40 });
const name = field.text("Name", { most: 32 });
const firstSentence = field.paragraph("First sentence");
const text = field.paragraph("Text");
const lead = field.paragraph("Sentence below the heading");
const description = field.paragraph("For search engines", {
  hint: "One or two sentences about the page, about 150 letters.",
  most: 200,
});
const gallery = (slot: ImageSlot) =>
  field.list("Gallery", "Picture", { title, picture: field.picture(slot) });

/** A list whose entries have addresses, made of their titles. */
const addressed = <Shape extends z.ZodRawShape & { title: z.ZodType<field.Text> }>(
  label: string,
  one: string,
  shape: Shape,
) =>
  field.list(label, one, shape).transform((entries, context) => {
    const titles = new Set<string>();
    const taken = new Set<string>();
    return entries.map((each, index) => {
      const title = (each as { title: field.Text }).title.first
        .normalize()
        .toLowerCase()
        .replaceAll(/\s+/g, " ");
      const message = "is the title of another entry too";
      if (titles.has(title)) context.addIssue({ code: "custom", path: [index, "title"], message });
      titles.add(title);
      const slug = slugOf(title) || one.toLowerCase();
      let own = slug;
      // 'Family + Kids' beside 'Family & Kids'.
      for (let count = 2; taken.has(own); count += 1) own = `${slug}-${count}`;
      taken.add(own);
      return { ...each, slug: own };
    });
  });
/** FAMILY FUN PACKAGE → family-fun-package, in the letters of any language and with its pictures: 🎄. */
const slugOf = (title: string) =>
  title
    .split(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/u)
    .filter(Boolean)
    .join("-");

export const schemas = {
  home: field.group("Home", {
    hero: field.group("Opening", {
      headline: field.text("Headline", { most: 64 }),
      blurb: field.paragraph("Sentence below it"),
      pictures: field.nonEmptyList("Pictures in turn", "Picture", field.picture("hero")),
    }),
    popup: field.group("Discount form", { title: field.text("Title", { most: 60 }) }),
    about: field.group("About us", {
      lead: firstSentence,
      text,
      upright: field.picture("pairUpright", "Upright picture"),
      square: field.picture("pairWide", "Square picture"),
    }),
    place: field.group("A Place of", {
      words: field.lines("Changing words", "Word", { most: 16 }),
      picture: field.picture("banner"),
    }),
    services: field.list("Services", "Service", {
      title,
      description: field.paragraph("Description"),
      icon: field.oneOf("Icon", ["bed", "glass", "cloche", "shirt", "clock", "screen"]),
    }),
    gallery: gallery("photo"),
    testimonials: field.list("Testimonials", "Testimonial", {
      name: field.text("Name and place", { hint: "Such as: Asha, Pune", most: 60 }),
      text: field.paragraph("What they said"),
      rating: field.rating("Stars"),
      sample: field.boolean("An example, not a real guest", "The launch list asks for real ones."),
    }),
    title: field.text("Title for search engines", { hint: "{name} becomes the resort's name.", most: 70 }),
    description,
  }),
  packages: field.group("Packages", {
    packages: addressed("Packages", "Package", {
      title: field.text("Title", { most: 32 }),
      price,
      priceNote: field.maybeText("Note on the price", { hint: "Such as: 24 December: ₹9,000", most: 80 }),
      per: field.maybeText("Price for what", { hint: "Such as: per couple, per night", most: 24 }),
      subtitle: field.text("For whom, for how long", { most: 60 }),
      tagline: field.text("Short praise", { most: 60 }),
      details: field.lines("Inclusions", "Inclusion", { hint: "The best three first: the card shows them." }),
      pictures: field.nonEmptyList(
        "Pictures",
        "Picture of this package",
        field.picture("package"),
        "The best three first.",
      ),
    }),
    note: field.maybeText("Note below the packages", {
      kind: "paragraph",
      hint: "Such as: who may take part",
    }),
    lead,
    description,
  }),
  offers: field.group("Offers", {
    offers: addressed("Offers", "Offer", {
      title,
      description: field.paragraph("Description"),
      price,
      ...days,
      picture: field.picture("cover"),
      details: field.lines("What MORE DETAILS lists", "Line"),
    }),
    lead,
    description,
  }),
  dining: field.group("Dining", {
    intro: field.group("Introduction", { lead: firstSentence, text, picture: field.picture("plate") }),
    dishesTitle: field.text("Heading of the dishes", { most: 40 }),
    dishes: field.list("Dishes of the region", "Dish", {
      name,
      note: field.text("Note"),
      picture: field.picture("dish"),
    }),
    menu: field.list("Menu", "Dish", { name, price, picture: field.picture("menu") }),
    lead,
    description,
  }),
  about: field.group("About us", {
    film: field.maybeGroup("Film", {
      mp4: field.fileIn("film", ["MP4"], "Film", { kind: "film", hint: "H.264, 4 MB and a minute at most." }),
      webm: maybe(field.fileIn("film", ["WebM"], "The same film as WebM", { kind: "film" })),
      picture: field.picture("film", "Picture until it plays"),
    }),
    welcome: field.group("Welcome", {
      title: field.text("Title"),
      lead: firstSentence,
      text,
    }),
    checklist: field.lines("Checklist", "Line"),
    gallery: gallery("view"),
    social: field.social("Social media beside the chat"),
    lead,
    description,
  }),
  contact: field.group("Contact", {
    reach: field.maybeText("Sentence above the ways to us", { kind: "paragraph" }),
    picture: maybe(field.picture("view", "Picture of the road")),
    ways: field.list("Ways to us", "Way", { title, lines: field.lines("Lines", "Line") }),
    seasons: field.list("The year", "Season", {
      months: field.text("Months", { most: 40 }),
      open: field.maybeText("Is the resort open?", { hint: "In a sentence. Empty: nothing is said of it." }),
      river: field.maybeText("The river"),
    }),
    seasonsNote: field.maybeText("Note on the year", { kind: "paragraph" }),
    questions: field.list("Good to know", "Question", {
      label: field.text("Question", { most: 60 }),
      answer: field.maybeText("Answer", { kind: "paragraph", hint: "Empty: guests are asked to ask you." }),
    }),
    lead,
    description,
  }),
  privacy: field.group("Privacy", {
    body: field.text("Notice", {
      kind: "markdown",
      most: 20_000,
      hint: "{name}, {days}, {minutes} and {savedDays} become what the website does.",
    }),
    lead,
    description,
  }),
  site,
};

export type FileName = keyof typeof schemas;
export type Content = { [File in FileName]: z.output<(typeof schemas)[File]> };

/** The content of one language: a string for each text. */
export type InLanguage<Part> = Resolved<Part, LocalizedPicture>;

/** The content as pages import it: with crops for each picture. */
export type ForPages<Part> = Resolved<Part, ResolvedPicture>;

type Resolved<Part, Shown> = Part extends field.Text
  ? string
  : Part extends Price
    ? LocalizedPrice
    : Part extends field.Picture
      ? Shown
      : Part extends readonly (infer Item)[]
        ? readonly Resolved<Item, Shown>[]
        : Part extends object
          ? { readonly [Key in keyof Part]: Resolved<Part[Key], Shown> }
          : Part;

/** A price in one language: ₹6,500 and, for menus, ₹6,500.00. */
export type LocalizedPrice = Readonly<Record<"currency" | "short" | "exact", string>> & {
  readonly amount: number;
};

/** A picture in one language. */
export type LocalizedPicture = Omit<field.Picture, "alt"> & { readonly alt: string | undefined };

export type Package = ForPages<Content["packages"]>["packages"][number];
export type Offer = ForPages<Content["offers"]>["offers"][number];

/** What the build adds to a file, or makes of its fields. */
interface Made {
  site: SiteFacts;
  home: { readonly word: DrawnWord | null; readonly lowestPrice: LocalizedPrice | null };
  packages: { readonly lowestPrice: LocalizedPrice | null };
  about: { readonly word: DrawnWord | null };
  /** The Markdown of `body` as HTML. */
  privacy: { readonly sections: readonly { readonly title: string; readonly html: string }[] };
}

type Page<Fields> = Omit<Fields, "title" | "lead" | "description"> & { readonly page: PageTexts };

/** What pages import from each file of content/, as site-build/content/resolve.ts makes it for one language. */
export type Modules = {
  [Name in FileName]: (Name extends "site" ? ForPages<Content[Name]> : Page<ForPages<Content[Name]>>) &
    (Name extends keyof Made ? Made[Name] : unknown);
};
