import type { z } from "zod";
import type { ImageSlot, ResolvedPicture } from "#schema/image-slots.ts";
import type { DrawnWord, PageTexts, SiteFacts } from "#shared/page-content.ts";
import { boolean, oneOf, rating } from "./choices.ts";
import { dated, days } from "./days.ts";
import type { Link } from "./links.ts";
import { maybe } from "./optional.ts";
import { fileIn, type Picture, picture } from "./pictures.ts";
import { type LocalizedPrice, menuPrice, type Price, priced, priceFields } from "./price.ts";
import { site } from "./site.ts";
import { social } from "./social.ts";
import { entry, group, lines, list, maybeGroup, nonEmptyList } from "./structure.ts";
import { maybeText, paragraph, type Text, text } from "./text.ts";

// The files of content/: their types, their checks, and the words that the CMS shows beside each field.

const title = text("Title", { maxLength: 40 });
const name = text("Name", { maxLength: 32 });
const firstSentence = paragraph("First sentence");
const body = paragraph("Text");
const lead = paragraph("Sentence below the heading");
const description = paragraph("For search engines", {
  hint: "One or two sentences about the page, about 150 letters.",
  maxLength: 200,
});
const headPicture = maybe(picture("head", "Picture behind the title"));
const gallery = (slot: ImageSlot) => list("Gallery", "Picture", entry({ title, picture: picture(slot) }));

/** A list whose entries have URLs, made of their titles. */
const listWithSlugs = <Output extends { title: Text }, Input>(
  label: string,
  itemLabel: string,
  item: z.ZodType<Output, Input>,
) =>
  list(label, itemLabel, item).transform((entries, { addIssue }) => {
    const titles = new Set<string>();
    const taken = new Set<string>();
    return entries.map((entry, index) => {
      const title = entry.title.first.normalize().toLowerCase().replaceAll(/\s+/g, " ");
      const message = "is the title of another entry too";
      if (titles.has(title)) addIssue({ code: "custom", path: [index, "title"], message });
      titles.add(title);
      const slug = uniqueSlug(slugOf(title) || itemLabel.toLowerCase(), taken);
      taken.add(slug);
      return { ...entry, slug };
    });
  });

/** 'Family + Kids' beside 'Family & Kids' becomes family-kids-2. */
function uniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  let unique = slug;
  for (let count = 2; taken.has(unique); count += 1) unique = `${slug}-${count}`;
  return unique;
}

/** FAMILY FUN PACKAGE → family-fun-package, in the letters of any language and with its pictures: 🎄. */
const slugOf = (title: string) =>
  title
    .split(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/u)
    .filter(Boolean)
    .join("-");

export const schemas = {
  home: group("Home", {
    hero: group("Opening", {
      headline: text("Headline", { maxLength: 64 }),
      blurb: paragraph("Sentence below it"),
      pictures: nonEmptyList("Pictures in turn", "Picture", picture("hero")),
    }),
    popup: group("Discount form (the popup)", {
      title: text("Title", { maxLength: 60 }),
      isHidden: boolean("Do not show it", "Otherwise it is open on every visit to Home."),
    }),
    about: group("About us", {
      lead: firstSentence,
      text: body,
      upright: picture("pairUpright", "Upright picture"),
      square: picture("pairWide", "Square picture"),
    }),
    place: group("A Place of", {
      words: lines("Changing words", "Word", { maxLength: 16 }),
      picture: picture("banner"),
    }),
    services: list(
      "Services",
      "Service",
      entry({
        title,
        description: paragraph("Description"),
        icon: oneOf("Icon", ["bed", "glass", "cloche", "shirt", "clock", "screen"]),
      }),
    ),
    gallery: gallery("photo"),
    testimonials: list(
      "Testimonials",
      "Testimonial",
      entry({
        name: text("Name and place", { hint: "Such as: Asha, Pune", maxLength: 60 }),
        text: paragraph("What they said"),
        rating: rating("Stars"),
        sample: boolean("An example, not a real guest", "The launch list asks for real ones."),
      }),
    ),
    title: text("Title for search engines", { hint: "{name} becomes the resort's name.", maxLength: 70 }),
    description,
  }),
  packages: group("Packages", {
    packages: listWithSlugs(
      "Packages",
      "Package",
      priced(
        entry({
          title: text("Title", { maxLength: 32 }),
          ...priceFields({ hint: "Such as: per couple, per night" }),
          subtitle: text("For whom, for how long", { maxLength: 60 }),
          tagline: text("Short praise", { maxLength: 60 }),
          details: lines("Inclusions", "Inclusion", { hint: "The best three first: the card shows them." }),
          pictures: nonEmptyList(
            "Pictures",
            "Picture of this package",
            picture("packageCard"),
            "The best three first.",
          ),
        }),
        "if needed",
      ),
    ),
    note: maybeText("Note below the packages", {
      kind: "paragraph",
      hint: "Such as: who may take part",
    }),
    headPicture,
    lead,
    description,
  }),
  offers: group("Offers", {
    offers: listWithSlugs(
      "Offers",
      "Offer",
      priced(
        dated(
          entry({
            title,
            description: paragraph("Description"),
            ...priceFields({ hint: "Empty: the text that applies to all offers." }),
            ...days,
            picture: picture("cover"),
            details: lines("What MORE DETAILS lists", "Line"),
          }),
        ),
        "always",
      ),
    ),
    per: maybeText("What prices are for", {
      hint: "For offers without a text of their own. Empty: Average Per Night.",
      maxLength: 24,
    }),
    headPicture,
    lead,
    description,
  }),
  dining: group("Dining", {
    intro: group("Introduction", { lead: firstSentence, text: body, picture: picture("plate") }),
    dishesTitle: text("Heading of the dishes", { maxLength: 40 }),
    dishes: list(
      "Dishes of the region",
      "Dish",
      entry({
        name,
        note: text("Note"),
        picture: picture("dish"),
      }),
    ),
    menu: list("Menu", "Dish", entry({ name, price: menuPrice, picture: picture("menu") })),
    lead,
    description,
  }),
  about: group("About us", {
    film: maybeGroup("Film", {
      mp4: fileIn("film", ["MP4"], "Film", { kind: "film", hint: "H.264, 4 MB and a minute at most." }),
      webm: maybe(fileIn("film", ["WebM"], "The same film as WebM", { kind: "film" })),
      picture: picture("film", "Picture until it plays"),
    }),
    welcome: group("Welcome", {
      title: text("Title"),
      lead: firstSentence,
      text: body,
    }),
    checklist: lines("Checklist", "Line"),
    gallery: gallery("view"),
    social: social("Social media beside the chat"),
    lead,
    description,
  }),
  contact: group("Contact", {
    reach: maybeText("Sentence above the ways to us", { kind: "paragraph" }),
    picture: maybe(picture("view", "Picture of the road")),
    ways: list("Ways to us", "Way", entry({ title, lines: lines("Lines", "Line") })),
    seasons: list(
      "The year",
      "Season",
      entry({
        months: text("Months", { maxLength: 40 }),
        open: maybeText("Is the resort open?", {
          hint: "One sentence. Empty: the page does not mention it.",
        }),
        river: maybeText("The river"),
      }),
    ),
    seasonsNote: maybeText("Note on the year", { kind: "paragraph" }),
    questions: list(
      "Good to know",
      "Question",
      entry({
        label: text("Question", { maxLength: 60 }),
        answer: paragraph("Answer"),
      }),
    ),
    headPicture,
    lead,
    description,
  }),
  privacy: group("Privacy", {
    body: text("Notice", {
      kind: "markdown",
      placeholders: ["name", "days", "minutes", "savedDays", "email", "address"],
      maxLength: 20_000,
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

/** A kind of field is a class: Text, Price, Link and Picture become what a page shows of them. */
export type Resolved<Part, Shown> = Part extends Text | Link
  ? string
  : Part extends Price
    ? LocalizedPrice
    : Part extends Picture
      ? Shown
      : Part extends readonly (infer Item)[]
        ? readonly Resolved<Item, Shown>[]
        : Part extends object
          ? { readonly [Key in keyof Part]: Resolved<Part[Key], Shown> }
          : Part;

/** A picture in one language. */
export type LocalizedPicture = Omit<Picture, "alt"> & { readonly alt: string | undefined };

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
