/** Renders the page of one address: app/entry.prerender.tsx for the build and the development server. */
export type RenderPage = (page: PageToRender) => Promise<string>;

export interface PageToRender extends Head {
  address: string;
  /** Addresses of its scripts, those that others import first. */
  modules: readonly string[];
}

export interface Head {
  /** One of the site's own pages; the others are not for search engines. */
  page?: { path: string; title: string; description: string } | undefined;
  /** Whole address of its share card. */
  shareCard?: string | undefined;
  /** Its schema.org data. */
  data?: readonly object[] | undefined;
  /** Of the page and its layout; their text stands in the page, so that nothing waits for a second file. */
  styles: readonly { address: string; text: string }[];
  /** Addresses of what only paper needs, and of the typefaces for a browser without scripts. */
  printStyle: string;
  facesStyle: string;
}
