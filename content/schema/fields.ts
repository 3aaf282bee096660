import { z } from "zod";
import type { Place, ResolvedPicture } from "#media/places.ts";
import { pagePaths } from "#shared/pages.ts";
import { currencies } from "#shared/price.ts";

// The kinds of fields in content/. Types, the check and the completion in editors come from these schemas. Each
// explanation is a sentence for the owner.

/** The names that a text may or must hold in braces, besides {name}. */
export const namesInBraces = z.registry<{ allowed: readonly string[]; needed: readonly string[] }>();

/** The place of the layout that shows the picture. */
export const pictureFields = z.registry<{ place: Place }>();

/** What a short text is for: the card. The editor names it while an owner types. */
export const shortTexts = z.registry<{ place: string }>();

/** What guests read or hear in their language. Editions hold these fields and no others. */
export const texts = z.registry<{ isText: true }>();

const isText = { isText: true } as const;

/** A line that is the same in all editions, or that no guest reads. */
export const line = (explanation: string) =>
  z.string().trim().min(1, "must not be empty").describe(explanation);

export const text = (explanation: string) => line(explanation).register(texts, isText);

/** A text that may be empty. */
export const emptyOrText = z.string().trim().register(texts, isText);

/** A text for a place of the layout that has room for `most` letters. */
export const shortText = (most: number, place: string, explanation: string) =>
  text(explanation)
    .refine((written) => lettersIn(written) <= most, {
      error: ({ input }) => `is ${countLetters(lettersIn(String(input)) - most)} too long for ${place}`,
    })
    .meta({ maxLength: most })
    .register(shortTexts, { place });

/** As readers count them: in Devanagari a consonant and its vowel sign are one. */
const lettersIn = (written: string) => [...new Intl.Segmenter().segment(written.trim())].length;

const countLetters = (count: number) => (count === 1 ? "1 letter" : `${count} letters`);

/** A text with names in braces, which are replaced in the build or in the browser. */
export function textWith(explanation: string, needed: readonly string[], allowed: readonly string[] = []) {
  return lineWith(explanation, needed, allowed).register(texts, isText);
}

/** A line (the same in all editions) with names in braces. */
export function lineWith(explanation: string, needed: readonly string[], allowed: readonly string[] = []) {
  return line(explanation).register(namesInBraces, { needed, allowed: [...needed, ...allowed] });
}

/** A list that may be empty: pages then leave out its section. `most` is the limit of the layout. */
export function list<Item extends z.ZodType>(item: Item, explanation: string, most?: number) {
  const any = z.array(item);
  return (most === undefined ? any : any.max(most, `may have at most ${most} entries`)).describe(explanation);
}

/** A list with at least one entry, because its place in the layout would be empty without it. */
export function filledList<Item extends z.ZodType>(item: Item, explanation: string, most?: number) {
  return list(item, explanation, most).min(1, "must have at least one entry").describe(explanation);
}

export const slug = z
  .string()
  .regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens")
  .describe(
    "Its name in addresses, such as long-stay: lower-case letters, digits, hyphens. Each entry needs its own.",
  )
  .meta({ title: "Name in addresses" });

const telephonePattern = /^\+\d[\d ]{6,20}$/;
export const telephone = z.string().regex(telephonePattern, "must look like +91 98765 43210");
export const emptyOrTelephone = z
  .string()
  .regex(new RegExp(`^$|${telephonePattern.source}`), "must be empty, or look like +91 98765 43210");

const pages = Object.values(pagePaths);

export const target = z
  .string()
  .regex(
    new RegExp(`^(|(${pages.join("|")})([?#]\\S*)?|https?://\\S+|mailto:\\S+|tel:\\S+)$`),
    `must be empty, a page of this site (${pages.join(", ")}), or a whole address such as https://www.example.com`,
  )
  .describe("The address it opens: a whole address, or a page such as /Packages. Empty: no link.")
  .meta({ title: "Where it leads" });

export const amount = (explanation: string) =>
  z.number("must be a number above 0").positive("must be a number above 0").describe(explanation);

const amountOrWordsIsWrong = "must be a number above 0, or: on request";

/** An amount, or 'on request'. */
const amountOrWords = (explanation: string) =>
  z
    .union([
      z.number(amountOrWordsIsWrong).positive("must be a number above 0"),
      z.literal("on request", amountOrWordsIsWrong),
    ])
    .describe(explanation);

export const price = z
  .strictObject({
    amount: amountOrWords("The number alone, without sign and comma: 8500. Or: on request."),
    currency: z.enum(currencies).describe("INR for rupees, PHP for Philippine pesos."),
    note: text("A sentence about it: 24 December to 1 January: ₹9,000. Leave it out for none.").optional(),
  })
  .describe("What it costs.");

export const rating = z
  .number("must be a number between 0 and 5")
  .min(0, "must be between 0 and 5")
  .max(5, "must be between 0 and 5")
  .describe("Stars, from 0 to 5; 4.5 shows half a star.");

export const pagePath = z.enum(pages).describe("The page it leads to, such as /Packages.");

declare const resolved: unique symbol;

/** A field of type `Written` in the file, which site-build/content/resolve.ts replaces by a `Result` for the pages. */
export type ResolvedAs<Result, Written = string> = Written & { readonly [resolved]: Result };

/** The type of the content after resolve.ts. */
export type Resolved<Part> = Part extends { readonly [resolved]: infer Result }
  ? Result
  : { [Key in keyof Part]: Resolved<Part[Key]> };

/** The name of an entry of pictures.yaml. The build makes the crops that this place needs. */
export function pictureFor<In extends Place>(
  place: In,
  explanation = "The name of a picture in pictures.yaml.",
) {
  const name = line(explanation).register(pictureFields, { place });
  return name as unknown as z.ZodType<ResolvedAs<ResolvedPicture<In>>>;
}

export const sharePicture = line(
  "The picture that messengers such as WhatsApp show with a link to this page: its name in pictures.yaml.",
)
  .meta({ title: "Picture for messengers" })
  .register(pictureFields, { place: "share" });

export const settingId = (explanation: string) =>
  z
    .string()
    .regex(/^[\w-]+$/, "must be letters, digits, hyphens and underscores")
    .describe(explanation);

export type Price = z.infer<typeof price>;
