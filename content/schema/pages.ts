import { z } from "zod";
import type { PagePath } from "#shared/page-paths.ts";
import { sharePicture, textWith } from "./fields.ts";

/** Facts of other files that the words of a page may name, so that each is written once. */
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

const headOf = <Path extends PagePath>(path: Path) => ({
  path: z.literal(path).default(path as never),
  title: words("What the browser's tab and search engines call the page."),
  description: words("What search engines and messengers say of the page: at most 200 characters."),
  sharePicture,
});

/** Home opens with its hero, and has no heading of its own. */
export const homePageSchema = z.strictObject(headOf("/"));

export const pageSchema = <Path extends PagePath>(path: Path) =>
  z.strictObject({
    ...headOf(path),
    heading: words("The heading of the page."),
    crumb: words("Its name in the line that says where one is."),
    lead: words("The sentence below the heading."),
  });

export type PageContent = z.infer<typeof homePageSchema> | z.infer<ReturnType<typeof pageSchema>>;
