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
  /** As in CSS. Set for typefaces of rare letters, which are only loaded if the page contains one. */
  unicodeRange?: string;
}

export interface DevelopmentStyle {
  /** The stylesheet's path on this machine. */
  file: string;
  text: string;
}

export interface PageToRender {
  path: string;
  /** Undefined for pages that search engines must not index. `card`: the absolute URL of the picture that messengers show. */
  page?: { path: string; title: string; description: string; card: string };
  /** The page in all locales, with the first one also as x-default; empty if there is only one locale. */
  alternates?: readonly { language: string; url: string }[];
  /** The page's schema.org data. */
  structuredData?: readonly object[];
  /** The styles of the page and the layout. They are inlined, so that the first paint does not wait for another request. */
  styles: readonly { url: string; text: string }[];
  /** Replaces `styles` in development. Vite finds each stylesheet by its file and keeps it up to date. */
  developmentStyles?: readonly DevelopmentStyle[];
  /** The URL of the stylesheet with the typefaces, for pages without JavaScript. */
  typefaceStylesheet: string;
  /** Identifies the release. The file at `releasePath` contains the newest one. */
  release: string;
  /** The URL of app/start.ts. */
  loader: string;
  /** URLs of the page's other scripts, each after those that it imports. */
  modules: readonly string[];
}
