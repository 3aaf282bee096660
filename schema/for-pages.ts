import type { DrawnWord, PageTexts, SiteFacts } from "#shared/page-content.ts";
import type { Content, FileName, ForPages, PriceIn } from "./schema.ts";

/** What the build adds to a file, or makes of its fields. */
interface Made {
  site: SiteFacts;
  home: { readonly word: DrawnWord | null; readonly lowestPrice: PriceIn | null };
  packages: { readonly lowestPrice: PriceIn | null };
  about: { readonly word: DrawnWord | null };
  /** The Markdown of `body` as HTML. */
  privacy: { readonly sections: readonly { readonly title: string; readonly html: string }[] };
}

type Fields<Name extends FileName> = ForPages<Content[Name]>;
type Page<Name extends FileName> = Omit<Fields<Name>, "title" | "lead" | "description"> & {
  readonly page: PageTexts;
};

/** What pages import from each file of content/, as site-build/content/resolve.ts makes it for one language. */
export type Modules = {
  [Name in FileName]: (Name extends "site" ? Fields<Name> : Page<Name>) &
    (Name extends keyof Made ? Made[Name] : unknown);
};
