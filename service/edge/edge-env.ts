import type { InquiryDesk } from "./inquiry-desk.ts";

/** What scripts/edge/wrangler-config.ts binds; the settings are strings beside it. */
export interface EdgeEnv {
  ASSETS: Fetcher;
  DESK: DurableObjectNamespace<InquiryDesk>;
  /** The platform's own mail, to addresses that the owner has verified. */
  MAIL?: SendEmail;
  /** The addresses of the pages, as they are written. */
  PAGES: string[];
}

/** There is one desk: a second site is a second Worker, with a namespace of its own. */
export const deskName = "site";
