import type { ZoneClock } from "./calendar.ts";
import type { PageName } from "./pages.ts";

// Values that the build adds to the owner's content.

/** The texts of a page's heading and metadata. Home does not show its heading. */
export interface PageTexts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly crumb: string;
  readonly lead: string;
}

/** A word as a drawing: the URL of the SVG file with the id of its path, and its viewBox. */
export interface DrawnWord {
  readonly href: string;
  readonly box: string;
}

export interface SiteFacts {
  /** The language of the locale, such as hi-IN. */
  readonly language: string;
  /** The first segment of its URLs, such as hi; empty for the first locale. */
  readonly localePath: string;
  /** `drawing`: the name as a picture, because devices of this locale's guests may have no font for it. */
  readonly otherLocales: readonly {
    language: string;
    path: string;
    name: string;
    drawing: DrawnWord | null;
  }[];
  /** Such as 'Written in Hindi.'; null in the resort's language. */
  readonly languageNote: string | null;
  /** Such as 'We reply within a day.'; null if the owner does not promise it. */
  readonly answerNote: string | null;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** The origin that the form posts to; empty for the service that serves this site. */
  readonly endpoint: string;
  /** The ids that EmailJS's API requires. Our service ignores them. */
  readonly account: Readonly<Record<"user_id" | "service_id" | "template_id", string>>;
  /** The day on which the pages were built. */
  readonly buildDay: string;
  /** The clock of the resort's time zone. */
  readonly clock: ZoneClock;
  /** Pages without content, which are not linked to. */
  readonly emptyPages: readonly PageName[];
  /** The resort's name and postal address, line by line. */
  readonly addressLines: readonly string[];
  /** The URL of the resort in Google Maps. */
  readonly mapLink: string;
  /** The URL of the region's drawing; null if the resort is outside of that region. */
  readonly regionDrawing: string | null;
}
