import { z } from "zod";
import { type PageName, pageNames, pagePaths } from "#shared/pages.ts";
import { filledList, sharePicture, target, text, textWith } from "./fields.ts";

const headOf = <Name extends PageName>(name: Name) => ({
  path: z
    .literal(pagePaths[name])
    .default(pagePaths[name] as never)
    .meta({ title: "Address of the page" }),
  title: text("The title in the browser's tab and in search engines."),
  description: text("The description in search engines and messengers: at most 200 characters."),
  sharePicture,
});

const pageSchema = <Name extends PageName>(name: Name) =>
  z.strictObject({
    ...headOf(name),
    heading: text("The heading of the page."),
    crumb: text("Its name in the small line above the heading: Home / Dining.").meta({
      title: "Short name",
    }),
    lead: text("The sentence below the heading."),
  });

/** What the sentences of Privacy may name. `days` and `minutes`: only of our own service; `carrier`: only of another. */
const privacyFacts = ["days", "minutes", "carrier", "savedDays", "tiles"] as const;

const noticeText = (explanation: string) => textWith(explanation, [], privacyFacts);

/** One part of the notice, with what only it has. */
const noticePart = <Own extends z.ZodRawShape>(explanation: string, own: Own) =>
  z
    .strictObject({
      title: text("The heading."),
      points: filledList(noticeText("One paragraph."), "What guests read below it, paragraph by paragraph."),
      ...own,
    })
    .describe(explanation);

/** Pages whose file has other fields than `pageSchema`; `pageSchema(name).extend({ ... })` adds fields. */
const ownSchemas = {
  // Home opens with its hero, and has no heading of its own.
  home: z.strictObject(headOf("home")),
  privacy: pageSchema("privacy").extend({
    who: noticePart("Who is responsible. Address, telephone and mail follow by themselves.", {}),
    asked: noticePart("What is asked of guests, and why.", {
      items: filledList(
        z.strictObject({
          what: text("What is asked, or kept."),
          why: noticeText("What for, and how it is used."),
        }),
        "Everything that is asked or kept, one by one.",
      ),
    }),
    kept: noticePart("How long it is kept.", {}),
    readers: noticePart("Who reads it.", {}),
    erasing: noticePart("How guests take it back, see it and correct it.", {
      form: text("The link to the inquiry form."),
      subject: text("The subject of the mail that the mail address begins."),
    }),
    complaint: noticePart("Whom to complain to.", {
      board: z
        .strictObject({ name: text("Its name."), target })
        .describe("The authority, with the address of its page for complaints."),
    }),
    never: noticePart("What the site does not do.", {
      loads: z
        .strictObject({
          drawing: text("If the map is our drawing."),
          tiles: noticeText("If a provider's tiles are the map; {tiles} is where they come from."),
          none: text("If there is no map."),
        })
        .describe("What pages load, and from whom. The sentence that fits the map is shown."),
    }),
  }),
};

type SchemaOf<Name extends PageName> = Name extends keyof typeof ownSchemas
  ? (typeof ownSchemas)[Name]
  : ReturnType<typeof pageSchema<Name>>;

const ownSchema: { readonly [name: string]: z.ZodObject } = ownSchemas;

/** The files of content/pages/, one for each page. */
export const pageSubjects = Object.fromEntries(
  pageNames.map((name) => [
    `pages/${name}.yaml`,
    { as: `${name}Page`, page: name, schema: ownSchema[name] ?? pageSchema(name) },
  ]),
) as {
  [Name in PageName as `pages/${Name}.yaml`]: { as: `${Name}Page`; page: Name; schema: SchemaOf<Name> };
};

export type PageContent = { [Name in PageName]: z.output<SchemaOf<Name>> }[PageName];
