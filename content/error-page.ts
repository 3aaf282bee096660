import type { ErrorPageContent } from "#content/schema/error-page.ts";

/** The page for addresses that lead nowhere. Heading and statuses are the application's own: app/sections/. */
export const errorPage = {
  picture: "error-trail",
  lead: "The path you followed ends here; these two go on.",
} as const satisfies ErrorPageContent;
