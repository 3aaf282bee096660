/** What app/entry.prerender.tsx exports to the build and to the development server. */
export interface Rendering {
  /** Renders the page at a path. */
  renderPage(page: PageToRender): Promise<string>;
  typefaces: readonly Typeface[];
}

export interface Typeface {
  family: string;
  url: string;
  /** One weight, or a range such as 400 600. */
  weight: string;
  /** The characters of a file for rare letters, as in CSS. */
  unicodeRange?: string;
}

export interface DevelopmentStyle {
  /** The stylesheet's path on this machine. */
  file: string;
  text: string;
}

export interface PageToRender {
  path: string;
  /** Only for pages that search engines may index. `card`: the absolute URL of its picture for messengers. */
  page?: { path: string; title: string; description: string; card: string };
  /** The page in all locales, with the first one also as x-default; empty if there is only one locale. */
  alternates?: readonly { language: string; url: string }[];
  /** The page's schema.org data. */
  structuredData?: readonly object[];
  /** The styles of the page and the layout. They are inlined, so that rendering does not wait for another file. */
  styles: readonly { url: string; text: string }[];
  /** Replaces `styles` in development. Vite finds each stylesheet by its file and keeps it up to date. */
  developmentStyles?: readonly DevelopmentStyle[];
  /** The URL of the stylesheet with the typefaces, for pages without JavaScript. */
  typefaceStylesheet: string;
  /** The content of the file at `releasePath` as long as this build is the newest. */
  release: string;
  /** The URL of app/start.ts. */
  loader: string;
  /** URLs of the page's other scripts, each after those that it imports. */
  modules: readonly string[];
}
