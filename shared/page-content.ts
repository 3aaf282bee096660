import type { ZoneClock } from "./calendar.ts";
import type { PageName } from "./pages.ts";

// What the build adds to the content for the pages.

/** The texts in a page's heading and head. Home does not show its heading. */
export interface PageTexts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly crumb: string;
  readonly lead: string;
}

/** A word as a drawing: the SVG file's URL with the path's id, and the viewBox that it fills. */
export interface DrawnWord {
  readonly href: string;
  readonly box: string;
}

export interface SiteFacts {
  /** The language of the locale, such as hi-IN. */
  readonly language: string;
  /** Empty for the first locale: see pathInLocale in shared/pages.ts. */
  readonly localePath: string;
  /** `drawing`: the name as a picture, because guests of this locale may lack its letters. */
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
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** The origin that the form posts to. Empty: the service that serves this site. */
  readonly endpoint: string;
  /** The ids that EmailJS's API requires. Our own service ignores them. */
  readonly account: Readonly<Record<"user_id" | "service_id" | "template_id", string>>;
  /** The day for which the pages were built. */
  readonly buildDay: string;
  /** The clock of the resort's time zone. */
  readonly clock: ZoneClock;
  /** Pages that have nothing to show, and so get no links. */
  readonly emptyPages: readonly PageName[];
  /** The resort's name and postal address, line by line. */
  readonly addressLines: readonly string[];
  /** The URL of the resort in Google Maps. */
  readonly mapLink: string;
  /** The URL of the region's drawing; null for a resort elsewhere. */
  readonly regionDrawing: string | null;
}
