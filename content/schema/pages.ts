import { z } from "zod";
import { type PageName, pageNames, pagePaths } from "#shared/pages.ts";
import { sharePicture, textWith } from "./fields.ts";

/** Facts of other files that a page's texts may name in braces. */
export const pageFacts = [
  "packages",
  "packageCount",
  "offerCount",
  "menuCount",
  "dishes",
  "PackageCount",
  "OfferCount",
  "MenuCount",
] as const;

const words = (explanation: string) => textWith(explanation, [], pageFacts);

const headOf = <Name extends PageName>(name: Name) => ({
  path: z
    .literal(pagePaths[name])
    .default(pagePaths[name] as never)
    .meta({ title: "Address of the page" }),
  title: words("The title in the browser's tab and in search engines."),
  description: words("The description in search engines and messengers: at most 200 characters."),
  sharePicture,
});

const pageSchema = <Name extends PageName>(name: Name) =>
  z.strictObject({
    ...headOf(name),
    heading: words("The heading of the page."),
    crumb: words("Its name in the small line above the heading: Home / Dining.").meta({
      title: "Short name",
    }),
    lead: words("The sentence below the heading."),
  });

/** Pages whose file has other fields than `pageSchema`; `pageSchema(name).extend({ ... })` adds fields. */
const ownSchemas = {
  // Home opens with its hero, and has no heading of its own.
  home: z.strictObject(headOf("home")),
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
