/** app/entry.prerender.tsx, for the build and the development server. */
export interface Rendering {
  /** Renders the page at a path. */
  renderPage(page: PageToRender): Promise<string>;
  typefaces: readonly Typeface[];
}

export interface Typeface {
  family: string;
  url: string;
  /** One, or the two ends of a range: 400 600. */
  weight: string;
  /** Only for a file that is for rare letters: which ones, as in CSS. */
  unicodeRange?: string;
}

export interface DevelopmentStyle {
  /** Its path on this machine. */
  file: string;
  text: string;
}

export interface PageToRender {
  path: string;
  /** Only for pages that search engines may index. `card`: the absolute URL of its picture for messengers. */
  page?: { path: string; title: string; description: string; card: string };
  /** The same page in all public locales, and as x-default in the first; empty if there is only one. */
  alternates?: readonly { language: string; url: string }[];
  /** Its schema.org data. */
  data?: readonly object[];
  /** The styles of the page and the layout. Their text is inlined, so that rendering waits for no second file. */
  styles: readonly { url: string; text: string }[];
  /** Instead of them in development. Vite finds each by its file and keeps it up to date. */
  developmentStyles?: readonly DevelopmentStyle[];
  /** The URL of the rules for the typefaces, for pages without script. */
  lateStyle: string;
  /** What the file at `releasePath` says as long as this build is the newest. */
  release: string;
  /** The URL of app/start.ts. */
  loader: string;
  /** URLs of the page's other scripts. Imported ones come before those that import them. */
  modules: readonly string[];
}
