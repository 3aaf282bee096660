import { notSentPagePath, sentPagePath } from "./inquiry.ts";

/** The pages of the navigation, as they are written: addresses are case-sensitive, and other spellings are redirected. */
export const pagePaths = ["/", "/Packages", "/AboutUs", "/Dining", "/Offers", "/Contact"] as const;
export type PagePath = (typeof pagePaths)[number];

/** Where a form that was posted without script ends. */
export const outcomePaths = [sentPagePath, notSentPagePath] as const;
