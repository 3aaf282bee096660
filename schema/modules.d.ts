// What pages import from a file of content/: its fields, made for one language by site-build/content/plugin.ts.

type Fields<Name extends import("./schema.ts").FileName> = import("./schema.ts").ForPages<
  import("./schema.ts").Content[Name]
>;
type Page<Name extends import("./schema.ts").FileName> = Omit<
  Fields<Name>,
  "title" | "lead" | "description"
> & {
  readonly page: import("../shared/page-content.ts").PageTexts;
};
/** Of a page with a drawn word. */
interface Word {
  readonly word: import("../shared/page-content.ts").DrawnWord | null;
}
interface LowestPrice {
  readonly lowestPrice: import("./schema.ts").PriceIn | null;
}

declare module "#content/site.yaml" {
  const content: Fields<"site"> & import("../shared/page-content.ts").SiteFacts;
  export = content;
}
declare module "#content/home.yaml" {
  const content: Page<"home"> & Word & LowestPrice;
  export = content;
}
declare module "#content/about.yaml" {
  const content: Page<"about"> & Word;
  export = content;
}
declare module "#content/packages.yaml" {
  const content: Page<"packages"> & LowestPrice;
  export = content;
}
declare module "#content/offers.yaml" {
  const content: Page<"offers">;
  export = content;
}
declare module "#content/dining.yaml" {
  const content: Page<"dining">;
  export = content;
}
declare module "#content/contact.yaml" {
  const content: Page<"contact">;
  export = content;
}
declare module "#content/privacy.yaml" {
  /** `html` is made from the Markdown of `body`. */
  const content: Pick<Page<"privacy">, "page"> & {
    readonly sections: readonly { readonly title: string; readonly html: string }[];
  };
  export = content;
}
