import type { ZoneClock } from "./calendar.ts";
import type { PageName } from "./pages.ts";

// What the build adds to the content for the pages.

/** What stands above a page, and in its head. Home has no heading of its own. */
export interface PageTexts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly crumb: string;
  readonly lead: string;
}

/** A word as a drawing: an SVG file with the path's id, and the viewBox that it fills. */
export interface DrawnWord {
  readonly href: string;
  readonly box: string;
}

export interface SiteFacts {
  /** The language of the locale, such as hi-IN. */
  readonly language: string;
  /** Empty for the first locale: see pathInLocale in shared/pages.ts. */
  readonly localePath: string;
  /** A name is drawn if guests of this locale may lack its letters. */
  readonly otherLocales: readonly {
    language: string;
    path: string;
    name: string;
    drawing: DrawnWord | null;
  }[];
  /** 'Written in Hindi.'; null in the language of the resort. */
  readonly languageNote: string | null;
  /** 'We answer within a day.'; null if the owner does not promise it. */
  readonly answerNote: string | null;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** Where the form sends. Empty: to the service that serves this site. */
  readonly endpoint: string;
  /** The names that EmailJS's API asks for. Our own service ignores them. */
  readonly account: Readonly<Record<"user_id" | "service_id" | "template_id", string>>;
  /** The day for which the pages were built. */
  readonly buildDay: string;
  /** Of the resort's time zone. */
  readonly clock: ZoneClock;
  /** Pages that have nothing to show. Links leave them out. */
  readonly emptyPages: readonly PageName[];
  /** The resort's name and postal address, line by line. */
  readonly addressLines: readonly string[];
  /** The resort in Google Maps. */
  readonly mapLink: string;
  /** The address of the drawing of the region; null for a resort elsewhere. */
  readonly regionDrawing: string | null;
}
