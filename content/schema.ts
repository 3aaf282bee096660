import { z } from "zod";
import type { Place, ResolvedPicture } from "#media/places.ts";
import { cleanMailAddress, cleanTelephone } from "#shared/clean-address.ts";
import { pagePaths } from "#shared/pages.ts";

// The files of content/: their types, their checks, and the words that the CMS shows beside each field.

/** A text in the languages that have it. The first language of site.yaml always has it. */
export class Text {
  readonly first: string;
  /** By language: hi. */
  readonly others: Readonly<Record<string, string>>;
  constructor(first: string, others: Readonly<Record<string, string>>) {
    this.first = first;
    this.others = others;
  }
}

/** A photograph at its place of the layout. */
export class Picture<In extends Place = Place> {
  readonly place: In;
  readonly file: string;
  readonly alt: Text | undefined;
  readonly focus: Focus;
  readonly credit: string | undefined;
  constructor(place: In, { file, alt, focus, credit }: Omit<Picture, "place">) {
    this.place = place;
    this.file = file;
    this.alt = alt;
    this.focus = focus;
    this.credit = credit;
  }
}

/** What the CMS shows for a field: `label` and `hint` beside it, `kind` for its input, `one` on the button that adds to a list. */
export interface Shown {
  label?: string;
  hint?: string | undefined;
  kind?: "paragraph" | "markdown" | "day" | "photograph" | "logo" | "film";
  most?: number;
  one?: string;
  isText?: true;
  optional?: true;
}
export const shown = z.registry<Shown>();

/** What stands inside a schema: without what only converts a value, fills it in or makes it optional. */
export function coreOf(schema: z.ZodType): { core: z.ZodType; words: Shown } {
  const inner =
    schema instanceof z.ZodOptional
      ? schema.unwrap()
      : schema instanceof z.ZodPipe
        ? schema.in instanceof z.ZodTransform
          ? schema.out
          : schema.in
        : undefined;
  const rest = inner === undefined ? { core: schema, words: {} } : coreOf(inner as z.ZodType);
  return { core: rest.core, words: { ...rest.words, ...shown.get(schema) } };
}

/** The fields of an entry, by name. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const { core } = coreOf(schema);
  return core instanceof z.ZodObject ? core.shape : {};
}

/** The name of a text's field: `title` in the first language, `title_hi` in Hindi. */
export const fieldIn = (name: string, language?: string) => (language ? `${name}_${language}` : name);

const needed = "must not be empty";
const isEmpty = (value: unknown) => value === null || (typeof value === "string" && value.trim() === "");
/** Empty equals missing. */
const maybe = <Part extends z.ZodType>(part: Part) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), part.optional());
/** YAML reads 2025 and true as other things than texts. */
const asWritten = (value: unknown) =>
  typeof value === "number" || typeof value === "boolean" ? String(value) : value;
const written = z.preprocess(asWritten, z.string(needed).trim().min(1, needed));

/** The languages of a text, gathered by `entry`: the first one under the empty name. */
const languagesOf = ({ most = 5000 }: Shown) =>
  z.record(z.string(), maybe(written.pipe(z.string().max(most, `may have at most ${most} letters`))));
function toText({ "": first = "", ...others }: Record<string, string | undefined>) {
  return new Text(
    first,
    Object.fromEntries(Object.entries(others).flatMap(([key, own]) => (own ? [[key, own]] : []))),
  );
}

const text = (label: string, rest: Shown = {}) =>
  languagesOf(rest)
    .refine((texts) => texts[""], needed)
    .transform(toText)
    .register(shown, { label, ...rest, isText: true });
const paragraph = (label: string, rest: Shown = {}) => text(label, { ...rest, kind: "paragraph" });
const maybeText = (label: string, rest: Shown = {}) =>
  languagesOf(rest)
    .refine((texts) => texts[""] || !Object.values(texts).some(Boolean), "is missing in the first language")
    .transform((texts) => (texts[""] ? toText(texts) : undefined))
    .register(shown, { label, ...rest, isText: true, optional: true });

/** Fields that belong together. The languages of each text are gathered before they are checked. */
function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).filter((name) => shown.get(shape[name] as z.ZodType)?.isText);
  const gather = (value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const gathered: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, {}]));
    for (const [key, own] of Object.entries(value)) {
      const [, name = key, language = ""] = /^(.+)_([a-z]{2,3})$/.exec(key) ?? [];
      if (names.includes(name)) Object.assign(gathered[name] as object, { [language]: own });
      else gathered[key] = own;
    }
    return gathered;
  };
  return z.preprocess(gather, z.strictObject(shape));
}
const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  entry(shape).register(shown, { label, hint });

const list = <Item extends z.ZodType>(label: string, one: string, item: Item, rest: Shown = {}) =>
  z.preprocess((value) => value ?? [], z.array(item)).register(shown, { label, one, ...rest });
const filled = <Item extends z.ZodType>(label: string, one: string, item: Item, rest: Shown = {}) =>
  z
    .array(item)
    .min(1, `needs at least one ${one.toLowerCase()}`)
    .register(shown, { label, one, ...rest });
const textLine = (one: string, rest: Shown = {}) =>
  entry({ line: text(one, rest) }).transform(({ line }) => line);
const texts = (label: string, one: string, rest: Shown = {}) => filled(label, one, textLine(one), rest);

const cleaned = (value: unknown, clean: (text: string) => string) =>
  typeof value === "string" ? clean(value) : value;
const settingId = (label: string) =>
  matching(/^[\w-]+$/, "must be letters, digits, hyphens and underscores", label);
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
/** A language with its country, which decides how numbers and days are written. */
function isLanguage(tag: string): boolean {
  try {
    const { language, region, baseName } = new Intl.Locale(tag);
    return region !== undefined && language.length < 4 && baseName === tag;
  } catch {
    return false;
  }
}
const matching = (pattern: RegExp, message: string, label: string, rest: Shown = {}) =>
  z
    .preprocess(asWritten, z.string(needed).trim().min(1, needed).regex(pattern, message))
    .register(shown, { label, ...rest });
const oneOf = <const Name extends string>(label: string, names: readonly Name[], hint?: string) =>
  z.enum(names, `must be one of: ${names.join(", ")}`).register(shown, { label, hint });
const yes = (label: string, hint?: string) =>
  z
    .preprocess((value) => value ?? false, z.boolean("must be true or false"))
    .register(shown, { label, hint });
const count = (label: string, hint?: string) => {
  const message = "must be a whole number above 0";
  return z.int(message).min(1, message).max(36_500, "may be at most 36500").register(shown, { label, hint });
};
const degrees = (label: string, most: number) => {
  const message = `must be degrees between -${most} and ${most}, such as 29.77`;
  return z.number(message).min(-most, message).max(most, message).register(shown, { label });
};
const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "must be lower-case letters, digits and hyphens, such as winter-sun",
  "Name in addresses",
  {
    hint: "The end of its address. Do not change it later: links to it would break.",
  },
);
const telephone = (label: string, hint?: string) =>
  z
    .preprocess(
      (value) => cleaned(asWritten(value), cleanTelephone),
      z.string(needed).regex(/^\+\d[\d ]{6,20}$/, "must look like +91 98765 43210"),
    )
    .register(shown, { label, hint });
const day = (label: string, hint?: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z.iso.date("must be a day that exists, such as 2026-12-20"),
    )
    .register(shown, { label, hint, kind: "day" });
const pages = Object.values(pagePaths);
const link = (label: string, hint?: string) =>
  matching(
    new RegExp(`^((${pages.join("|")})([?#]\\S*)?|https://\\S+|mailto:\\S+|tel:\\S+)$`),
    `must be a page (${pages.join(", ")}), or an address that begins with https://`,
    label,
    { hint },
  );

/** Two entries with the same name in addresses would be one page. */
const noneTwice = (entries: readonly { slug: string }[], context: z.core.$RefinementCtx) => {
  for (const [index, { slug: name }] of entries.entries())
    if (entries.findIndex((other) => other.slug === name) < index)
      context.addIssue({
        code: "custom",
        path: [index, "slug"],
        message: `is the name of another entry too: ${name}`,
      });
};

/** A price: 6,500 in rupees, PHP 6,500 in pesos. Without one it is "on request". */
const price = maybe(
  matching(
    /^((₹|Rs\.?|INR|PHP) ?)?(\d+|\d{1,3}(,\d{2,3})+)(\.\d{1,2})?$/,
    "must be an amount such as 6,500, or PHP 6,500",
    "Price",
    {
      hint: "In rupees, such as 6,500. Write PHP 6,500 for pesos. Empty: on request.",
    },
  )
    .transform((given) => ({
      amount: Number(given.replaceAll(/[^\d.]|^\D+/g, "")),
      currency: given.startsWith("PHP") ? ("PHP" as const) : ("INR" as const),
    }))
    .refine(({ amount }) => amount > 0, "must be more than 0"),
);
const priceNote = maybeText("Note on the price", {
  hint: "Such as: 24 December to 1 January: ₹9,000",
  most: 80,
});

/** A file of a folder of media/, which the reader looks for. */
const fileIn = (folder: string, kinds: string, message: string, label: string, rest: Shown) =>
  matching(new RegExp(`^/media/${folder}/[^/]+\\.(${kinds})$`, "i"), message, label, rest);
const photograph = (label: string, hint?: string) =>
  fileIn(
    "originals",
    "jpe?g|png|webp|avif|hei[cf]",
    "must be a photograph in /media/originals/: JPEG, PNG, WebP, AVIF or HEIC",
    label,
    { kind: "photograph", hint },
  );

/** The part of a picture that no crop may lose, from its left and top edge. */
const focuses = {
  centre: [0.5, 0.5],
  top: [0.5, 0.25],
  bottom: [0.5, 0.75],
  left: [0.25, 0.5],
  right: [0.75, 0.5],
} as const;
export type Focus = (typeof focuses)[keyof typeof focuses];
const picture = <In extends Place>(place: In, label = "Picture", hint?: string) =>
  entry({
    file: photograph("Photograph"),
    alt: text("What it shows", { hint: "One sentence, for people who cannot see it.", most: 200 }),
    focus: maybe(
      oneOf(
        "Most important part",
        Object.keys(focuses) as (keyof typeof focuses)[],
        "Narrow crops keep this part. Empty: the middle.",
      ),
    ),
    credit: maybe(written).register(shown, { label: "Who took it", hint: "Empty: an illustration." }),
  })
    .transform(
      ({ file, alt, focus = "centre", credit }) =>
        new Picture(place, { file, alt, focus: focuses[focus], credit }),
    )
    .register(shown, { label, hint });
const pictures = <In extends Place>(place: In, label: string, hint?: string) =>
  filled(label, "Picture", picture(place), { hint });
const titled = <In extends Place>(place: In) =>
  list("Gallery", "Picture", entry({ title: text("Title", { most: 40 }), picture: picture(place) }));

const days = {
  from: maybe(day("First day", "Empty: from now on.")),
  until: maybe(day("Last day", "Empty: without end.")),
};
const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || from <= until;
const order = { message: "comes before the first day", path: ["until"] };

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
      parts: list(
        "Parts of the town's name",
        "Part",
        entry({ part: text("Part"), meaning: text("Meaning") }),
      ),
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
      entry({ title: text("Title", { most: 40 }), steps: texts("Steps", "Step") }),
      { hint: "By air, by rail, by road." },
    ),
    year: list("The year", "Line", textLine("Line", { most: 200 }), {
      hint: "One line for each part of the year.",
    }),
    yearNote: maybeText("Note on the year", { kind: "paragraph" }),
    confirm: list("What to ask us before the journey", "Question", textLine("Question")),
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
    email: z
      .preprocess((value) => cleaned(value, cleanMailAddress), z.email("must be a mail address"))
      .register(shown, { label: "Mail" }),
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
    timeZone: z
      .string(needed)
      .refine(isTimeZone, "must be the name of a time zone, such as Asia/Kolkata")
      .register(shown, { label: "Time zone" }),
    languages: filled(
      "Languages",
      "Language",
      entry({
        language: z
          .string(needed)
          .refine(isLanguage, "must be a language and a country, such as en-IN or hi-IN")
          .register(shown, { label: "Language and country", hint: "Such as hi-IN" }),
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
